// Behind a card's glyph a night of its character's: a box of 80 x 120 above which the glyph stands.

const moon = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#FFF3D2"/>`;
const GROUND = '<path d="M0 98Q40 86 80 96V120H0Z" fill="#14183F"/>';

const dial = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6;
  const at = (far: number) => `${(40 + Math.cos(angle) * far).toFixed(1)} ${(46 + Math.sin(angle) * far).toFixed(1)}`;
  return `M${at(27)}L${at(hour % 3 ? 30.5 : 33)}`;
}).join("");

const cog = (x: number, y: number, r: number, teeth: number) => {
  const at = (angle: number, far: number) => `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
  const d = Array.from({ length: teeth }, (_, index) => {
    const [angle, width] = [(index * 2 * Math.PI) / teeth, (Math.PI / teeth) * 0.5];
    return `${index ? "L" : "M"}${at(angle - width * 1.3, r * 0.8)}L${at(angle - width * 0.8, r)}L${at(angle + width * 0.8, r)}L${at(angle + width * 1.3, r * 0.8)}`;
  }).join("");
  return `<path d="${d}Z" fill="none" stroke="#E9C98A" stroke-width="1.6" opacity=".5"/><circle cx="${x}" cy="${y}" r="${r * 0.4}" fill="none" stroke="#E9C98A" stroke-width="1.6" opacity=".5"/>`;
};

export const SCENES: Record<string, string> = {
  nathan:
    '<circle cx="62" cy="22" r="36" fill="#FFD98A" opacity=".16"/><circle cx="62" cy="22" r="20" fill="#FFD98A" opacity=".22"/>' +
    moon(62, 22, 10) + '<path d="M8 98V70h10v28M24 96V60h12v36M60 94V66h14v30" fill="#1C2256"/>' + GROUND +
    '<path d="M2 62h22M-4 74h20M4 86h16" stroke="#FFE3A0" stroke-width="2" stroke-linecap="round" opacity=".55"/>',
  edward:
    cog(16, 22, 18, 11) + cog(66, 34, 22, 13) + cog(30, 96, 24, 14) + '<circle cx="40" cy="62" r="34" fill="#FFD98A" opacity=".14"/>' + GROUND,
  irene:
    '<circle cx="40" cy="46" r="37" fill="#FFD98A" opacity=".12"/>' +
    `<circle cx="40" cy="46" r="36" fill="none" stroke="#FFE3A0" stroke-width="1.4" opacity=".6"/><path d="${dial}" stroke="#FFE3A0" stroke-width="2" stroke-linecap="round" opacity=".75"/>` + GROUND,
  leroy:
    '<g fill="none" stroke="#8FD3E8" stroke-width="1.6" opacity=".5"><path d="M0 20h18l10 10v18M80 14H58l-8 8v22M0 78h14l10-10M80 84H64l-10-12M12 0v12l10 10M66 0v8"/></g>' +
    '<g fill="#8FD3E8" opacity=".75"><circle cx="28" cy="48" r="2.4"/><circle cx="50" cy="44" r="2.4"/><circle cx="24" cy="68" r="2.4"/><circle cx="54" cy="72" r="2.4"/><circle cx="22" cy="22" r="2.4"/><circle cx="66" cy="8" r="2.4"/></g>' +
    '<circle cx="40" cy="62" r="34" fill="#FFD98A" opacity=".12"/>' + GROUND,
  destiny:
    '<g fill="#FFE3A0" opacity=".8"><path d="M14 18l2 5l5 2l-5 2l-2 5l-2-5l-5-2l5-2Z"/><path d="M64 12l2.600 6.400l6.400 2.600l-6.400 2.600l-2.600 6.400l-2.600-6.400l-6.400-2.600l6.400-2.600Z"/><path d="M40 6l1.200 3l3 1.200l-3 1.200l-1.200 3l-1.200-3l-3-1.200l3-1.200Z"/><path d="M10 56l1.200 3l3 1.200l-3 1.200l-1.200 3l-1.200-3l-3-1.200l3-1.200ZM72 50l1.200 3l3 1.200l-3 1.200l-1.200 3l-1.200-3l-3-1.200l3-1.200Z"/></g>' +
    '<circle cx="40" cy="62" r="34" fill="#FFD98A" opacity=".15"/>' + GROUND,
};
