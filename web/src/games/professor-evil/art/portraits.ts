// The cameos: busts in a box of 100 x 100 that a disc of radius 46 frames. Six people, and the ground behind each.
export interface Portrait {
  /** The ground, light above and dark below. */
  ground: [string, string];
  bust: string;
}

export const PORTRAITS: Record<string, Portrait> = {
  nathan: {
    ground: ["#FFD98A", "#D98A1E"],
    bust: `
      <path d="M8 104C10 80 26 73 40 71L60 71C74 73 90 80 92 104Z" fill="#2B2350"/>
      <path d="M38 66L62 66L63 78C56 84 44 84 37 78Z" fill="#D99D6C"/>
      <path d="M30 78C36 70 64 70 70 78C72 84 66 90 50 90C34 90 28 84 30 78Z" fill="#F6EBD3"/><path d="M62 84C74 82 86 88 97 80C96 92 82 98 66 92Z" fill="#F6EBD3"/><path d="M34 80C42 86 58 86 66 80" fill="none" stroke="#D9C49A" stroke-width="1.6"/>
      <path d="M33 45C33 66 42 73 50 73C58 73 67 66 67 45C67 32 33 32 33 45Z" fill="#F2C79B"/>
      <path d="M30 48C26 30 36 18 53 19C70 18 76 34 70 49C69 42 66 38 60 37C50 36 40 38 36 36C33 40 32 44 30 48Z" fill="#4A2B1C"/>
      <path d="M36 22C44 10 66 8 78 20C72 20 70 22 70 26Z" fill="#4A2B1C"/>
      <path d="M29 36C42 30 58 30 71 36L71 42C58 36 42 36 29 42Z" fill="#2B2350"/>
      <circle cx="41" cy="36.5" r="7.4" fill="#2B2350"/><circle cx="59" cy="36.5" r="7.4" fill="#2B2350"/><circle cx="41" cy="36.5" r="5" fill="#9FD9F2"/><circle cx="59" cy="36.5" r="5" fill="#9FD9F2"/><path d="M38 37L42 33M56 37L60 33" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/>
      <circle cx="43" cy="51" r="2.1" fill="#2B2350"/><circle cx="57" cy="51" r="2.1" fill="#2B2350"/><path d="M39 46.6L46 47.4M54 47.4L61 46.6" stroke="#4A2B1C" stroke-width="2" stroke-linecap="round"/><path d="M44 61C48 65 54 65 58 60" fill="none" stroke="#8A4A2A" stroke-width="2" stroke-linecap="round"/><path d="M50 51L48.6 57L51 57.4" fill="none" stroke="#C98F62" stroke-width="1.5" stroke-linecap="round"/>`,
  },
  leroy: {
    ground: ["#F4F7FF", "#A9B5DC"],
    bust: `
      <path d="M8 104C10 82 26 75 40 73L60 73C74 75 90 82 92 104Z" fill="#2E5D86"/><path d="M40 73L50 90L60 73L66 75L54 104L46 104L34 75Z" fill="#F6EBD3"/><path d="M47 86L53 86L55 104L45 104Z" fill="#E2A03C"/>
      <path d="M40 66L60 66L60 77C56 82 44 82 40 77Z" fill="#6E4028"/>
      <path d="M50 10C28 8 20 26 23 40C21 50 26 56 31 56L69 56C74 56 79 50 77 40C80 26 72 8 50 10Z" fill="#231A2E"/>
      <path d="M34 44C34 64 42 73 50 73C58 73 66 64 66 44C66 34 34 34 34 44Z" fill="#8A5638"/>
      <path d="M25 46C22 20 36 8 50 8C64 8 78 20 75 46" fill="none" stroke="#E2A03C" stroke-width="4"/><rect x="20" y="42" width="10" height="18" rx="5" fill="#E2A03C"/><rect x="70" y="42" width="10" height="18" rx="5" fill="#E2A03C"/>
      <rect x="35" y="44" width="13" height="10" rx="2.6" fill="#CFF1FF" stroke="#1B1730" stroke-width="2.2"/><rect x="52" y="44" width="13" height="10" rx="2.6" fill="#CFF1FF" stroke="#1B1730" stroke-width="2.2"/><path d="M48 48L52 48" stroke="#1B1730" stroke-width="2.2"/><circle cx="42" cy="49" r="1.9" fill="#1B1730"/><circle cx="58" cy="49" r="1.9" fill="#1B1730"/>
      <path d="M42 63C47 68 55 67 59 62" fill="none" stroke="#3E1F14" stroke-width="2.2" stroke-linecap="round"/><path d="M50 54L48.4 58.6L51.4 59" fill="none" stroke="#5E3722" stroke-width="1.6" stroke-linecap="round"/>`,
  },
  irene: {
    ground: ["#FFC7DC", "#D95C92"],
    bust: `
      <path d="M8 104C12 82 28 76 41 73L59 73C72 76 88 82 92 104Z" fill="#3A1F55"/><path d="M40 66L60 66L62 80C56 86 44 86 38 80Z" fill="#F6EBD3"/><path d="M38 72C46 76 54 76 62 72M38 77C46 81 54 81 62 77" fill="none" stroke="#D9C49A" stroke-width="1.5"/>
      <circle cx="50" cy="88" r="6.4" fill="#F4B64C" stroke="#7A4A12" stroke-width="1.6"/><path d="M50 84.4L50 88L52.6 89.6" fill="none" stroke="#4A2A0A" stroke-width="1.6" stroke-linecap="round"/>
      <ellipse cx="50" cy="14" rx="15" ry="10" fill="#EDE9F6"/><path d="M38 11C44 15 56 15 62 11M40 17C46 20 54 20 60 17" fill="none" stroke="#B9B0CC" stroke-width="1.5"/><path d="M28 4L70 22" stroke="#F4B64C" stroke-width="2.4" stroke-linecap="round"/><circle cx="28" cy="4.6" r="3.4" fill="#E2554A"/>
      <path d="M28 52C22 30 34 18 50 18C66 18 78 30 72 52C72 58 70 62 67 62L33 62C30 62 28 58 28 52Z" fill="#DCD5EA"/>
      <path d="M33 46C33 63 41 72 50 72C59 72 67 63 67 46C67 36 60 34 50 34C40 34 33 36 33 46Z" fill="#F0C3A0"/>
      <path d="M31 48C32 34 42 27 50 27C58 27 68 34 69 48C64 40 58 36 50 36C42 36 36 40 31 48Z" fill="#EDE9F6"/><path d="M50 27L50 36" stroke="#B9B0CC" stroke-width="1.4"/>
      <circle cx="42.4" cy="49" r="6" fill="rgba(255,255,255,.45)" stroke="#7A4A12" stroke-width="1.9"/><circle cx="57.6" cy="49" r="6" fill="rgba(255,255,255,.45)" stroke="#7A4A12" stroke-width="1.9"/><path d="M48.4 48C49.4 47 50.6 47 51.6 48" fill="none" stroke="#7A4A12" stroke-width="1.7"/><circle cx="42.6" cy="49.4" r="1.9" fill="#3A1F55"/><circle cx="57.4" cy="49.4" r="1.9" fill="#3A1F55"/>
      <path d="M45 62.4C48 64.4 52 64.4 55 62.4" fill="none" stroke="#A8324A" stroke-width="2.4" stroke-linecap="round"/><path d="M50 52L49 57L51 57.4" fill="none" stroke="#C98F6E" stroke-width="1.4" stroke-linecap="round"/>`,
  },
  edward: {
    ground: ["#A8E6DA", "#1F7F7A"],
    bust: `
      <path d="M4 106C6 82 24 75 38 72L62 72C76 75 94 82 96 106Z" fill="#E9DDC2"/><path d="M26 80L33 76L36 106L22 106ZM74 80L67 76L64 106L78 106Z" fill="#7A4A26"/><path d="M30 88L70 88L74 108L26 108Z" fill="#8E5A30"/><path d="M30 88L70 88L70.6 91L29.4 91Z" fill="#B98048"/>
      <path d="M39 64L61 64L62 78C56 84 44 84 38 78Z" fill="#D59A70"/>
      <ellipse cx="29.6" cy="48" rx="4" ry="5.6" fill="#E2AB80"/><ellipse cx="70.4" cy="48" rx="4" ry="5.6" fill="#E2AB80"/>
      <path d="M31 42C31 62 39 72 50 72C61 72 69 62 69 42C69 30 31 30 31 42Z" fill="#F0BE92"/>
      <path d="M29 38C29 46 30 54 31 58C32 74 40 86 50 88C60 86 68 74 69 58C70 54 71 46 71 38C68 42 67 48 66.6 54C64 58 58 56 50 56C42 56 36 58 33.4 54C33 48 32 42 29 38Z" fill="#B4552A"/>
      <path d="M50 57C44 53 36 55 31 61C36 60 38 65 44 65C47 65 49 63 50 61.4C51 63 53 65 56 65C62 65 64 60 69 61C64 55 56 53 50 57Z" fill="#D2703A"/><path d="M41 72C42 77 44 81 47 84M50 70L50 85M59 72C58 77 56 81 53 84" fill="none" stroke="#8E3E1C" stroke-width="1.6" stroke-linecap="round"/><path d="M45.6 66.6C48 68.6 52 68.6 54.4 66.6" fill="none" stroke="#6E2A14" stroke-width="2" stroke-linecap="round"/>
      <path d="M26 36C24 20 36 11 52 11C68 11 77 21 74 36C66 31 34 31 26 36Z" fill="#2B3350"/><path d="M24 39C28 30 72 30 78 38C82 41 82 44 78 44C64 36 38 36 25 43C22 43 22 41 24 39Z" fill="#1B213A"/><path d="M33 21C38 16 44 14.4 50 14.4" fill="none" stroke="#56618C" stroke-width="2.4" stroke-linecap="round"/>
      <path d="M63.4 22.0L65.5 22.3L65.5 24.5L63.4 24.8L62.8 26.4L64.2 28.1L62.8 29.7L61.0 28.6L59.5 29.4L59.5 31.6L57.4 32.0L56.7 29.9L55.1 29.6L53.7 31.3L51.8 30.3L52.6 28.2L51.5 26.9L49.4 27.3L48.6 25.3L50.5 24.2L50.5 22.6L48.6 21.5L49.4 19.5L51.5 19.9L52.6 18.6L51.8 16.5L53.7 15.5L55.1 17.2L56.7 16.9L57.4 14.8L59.5 15.2L59.5 17.4L61.0 18.2L62.8 17.1L64.2 18.7L62.8 20.4Z" fill="#F4B64C" stroke="#7A4A12" stroke-width="1.3" stroke-linejoin="round"/><circle cx="57" cy="23.4" r="3" fill="#2B3350" stroke="#7A4A12" stroke-width="1.2"/>
      <path d="M35 43.4L45.4 44.8" stroke="#8E3E1C" stroke-width="3" stroke-linecap="round"/><circle cx="41" cy="49.4" r="2.2" fill="#2B2350"/>
      <path d="M67 47L74 40" stroke="#7A4A12" stroke-width="2.2" stroke-linecap="round"/><circle cx="59.6" cy="49" r="8" fill="#7A4A12"/><circle cx="59.6" cy="49" r="6.6" fill="#F4B64C"/><circle cx="59.6" cy="49" r="4.8" fill="#CFF6F0"/><circle cx="59.8" cy="49.4" r="2.5" fill="#2B2350"/><circle cx="58" cy="47.4" r="1.3" fill="#fff"/>
      <path d="M50 49L47.4 55.6C48.6 57 51.4 57 52.4 55.6" fill="#E2A478" stroke="#C98A60" stroke-width="1.3" stroke-linejoin="round"/>`,
  },
  destiny: {
    ground: ["#F1F6B8", "#7C9A22"],
    bust: `
      <g transform="translate(50 60) scale(.9) translate(-50 -54)">
      <path d="M25 40C14 56 24 66 17 80C14 90 20 98 28 98L72 98C80 98 86 90 83 80C76 66 86 56 75 40Z" fill="#8C1F3C"/>
      <path d="M8 106C10 84 26 79 39 76L61 76C74 79 90 84 92 106Z" fill="#26204A"/><path d="M36 77C42 84 58 84 64 77L58 96L50 104L42 96Z" fill="#E9B48C"/><path d="M36 77L42 97L50 106L58 97L64 77L70 80L62 106L38 106L30 80Z" fill="#C6DE5E"/>
      <path d="M41 64L59 64L60 80C55 84 45 84 40 80Z" fill="#D39A72"/><path d="M39.6 75.4C46 78.6 54 78.6 60.4 75.4L60.4 79C54 82 46 82 39.6 79Z" fill="#26204A"/><path d="M50 79L53 82.4L50 86L47 82.4Z" fill="#E2554A" stroke="#F4B64C" stroke-width="1.2"/>
      <path d="M32 44C32 63 41 73 50 73C59 73 68 63 68 44C68 32 32 32 32 44Z" fill="#F3C49E"/>
      <path d="M28 56C22 38 30 22 50 22C70 22 78 38 72 56C71 47 68 41 63 36C56 42 42 42 35 39C32 44 30 50 28 56Z" fill="#A92848"/><path d="M63 36C58 33 54 30 52 26M35 39C38 36 42 32 43 28" fill="none" stroke="#D95A72" stroke-width="1.7" stroke-linecap="round"/><path d="M24 58C20 66 26 72 22 82M76 58C80 66 74 72 78 82" fill="none" stroke="#C94560" stroke-width="2" stroke-linecap="round"/>
      <g transform="rotate(-13 50 22)"><path d="M63 22L66 2L78 5L72 24Z" fill="#FFF9E6" stroke="#2A2140" stroke-width="1.3" stroke-linejoin="round"/><path d="M70.6 8.4C73.6 6.6 75.6 10.2 70 15C66.4 10.2 68.4 6.6 70.6 8.4Z" fill="#E2554A"/><path d="M36 4C44 1 58 1 66 4L64 23L38 23Z" fill="#26204A"/><path d="M37.4 15.6L64.7 15.6L64 23L38 23Z" fill="#C6DE5E"/><path d="M26 25C32 19.6 70 19.6 76 25C70 30.4 32 30.4 26 25Z" fill="#1A1536"/><path d="M41 5.6C43 4.8 45 4.4 47 4.2" stroke="#5A5290" stroke-width="2" stroke-linecap="round" fill="none"/></g>
      <path d="M37 46.4C40 43.6 44 43.8 46.4 45.6M54 44.4C57 42 61 42.4 63.4 45" fill="none" stroke="#6E1430" stroke-width="2" stroke-linecap="round"/>
      <circle cx="42.4" cy="51" r="2.4" fill="#24401A"/><path d="M38.4 50.6C40 47.8 44.6 47.6 46.8 50.2" fill="none" stroke="#2A1430" stroke-width="1.8" stroke-linecap="round"/><path d="M37.6 49.4L39 50.4" stroke="#2A1430" stroke-width="1.6" stroke-linecap="round"/>
      <path d="M54 51.4C56.4 53.6 60.4 53.4 62.6 51M62.6 51L64.2 49.6" fill="none" stroke="#2A1430" stroke-width="2" stroke-linecap="round"/>
      <path d="M50 51.6L48.6 57.6L51 58" fill="none" stroke="#CF9168" stroke-width="1.5" stroke-linecap="round"/><path d="M43.6 63C47 66.4 54 66 58.4 61.4C56 67.6 48 69.4 43.6 63Z" fill="#C22F4C" stroke="#8A1838" stroke-width="1" stroke-linejoin="round"/><circle cx="61" cy="59.4" r="1.05" fill="#5A2A20"/>
      <g stroke="#2A2140" stroke-width="1.1" stroke-linejoin="round"><rect x="26" y="60.6" width="8.6" height="8.6" rx="1.8" fill="#FFF9E6" transform="rotate(12 30 65)"/><rect x="65.4" y="60.6" width="8.6" height="8.6" rx="1.8" fill="#FFF9E6" transform="rotate(-12 70 65)"/></g><g fill="#2A2140"><circle cx="28.3" cy="62.7" r="1.05"/><circle cx="30.3" cy="65" r="1.05"/><circle cx="32.3" cy="67.2" r="1.05"/><circle cx="68.3" cy="67" r="1.05"/><circle cx="71.2" cy="62.9" r="1.05"/></g></g>`,
  },
  professor: {
    ground: ["#4A2080", "#14082A"],
    bust: `
      <path d="M6 106C8 84 24 78 38 75L62 75C76 78 92 84 94 106Z" fill="#EFE8FA"/><path d="M38 75L50 106L62 75L70 78L58 108L42 108L30 78Z" fill="#C9BCE4"/><path d="M44 80L56 80L53 104L47 104Z" fill="#7B1F4E"/>
      <path d="M40 66L60 66L60 78L50 84L40 78Z" fill="#C9B79E"/>
      <path d="M30 46C18 50 10 40 12 30C16 34 18 32 17 26C21 31 25 30 26 22C29 28 31 32 31 38Z" fill="#F3F0FB"/><path d="M70 46C82 50 90 40 88 30C84 34 82 32 83 26C79 31 75 30 74 22C71 28 69 32 69 38Z" fill="#F3F0FB"/>
      <path d="M30 42C30 24 38 15 50 15C62 15 70 24 70 42C70 58 64 74 50 78C36 74 30 58 30 42Z" fill="#EBDCC0"/>
      <path d="M40 20C44 17 54 17 60 21" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/>
      <path d="M32 37L47 43M68 37L53 43" stroke="#2A1247" stroke-width="3.6" stroke-linecap="round"/>
      <circle cx="40" cy="48" r="8" fill="#1A0B30" stroke="#B98A3E" stroke-width="2.6"/><circle cx="60" cy="48" r="8" fill="#1A0B30" stroke="#B98A3E" stroke-width="2.6"/><circle cx="40" cy="48" r="4.6" fill="#CF8BFF"/><circle cx="60" cy="48" r="4.6" fill="#CF8BFF"/><circle cx="38.6" cy="46.4" r="1.5" fill="#fff"/><circle cx="58.6" cy="46.4" r="1.5" fill="#fff"/>
      <path d="M50 50L46.6 58L50 60L53.4 58Z" fill="#D3BE9A"/>
      <path d="M50 61C44 57 36 60 33 65C29 68 24 66 25 61C20 68 27 76 36 72C42 70 47 66 50 65C53 66 58 70 64 72C73 76 80 68 75 61C76 66 71 68 67 65C64 60 56 57 50 61Z" fill="#2A1247"/>
      <path d="M43 72C47 69 53 69 57 72L50 92Z" fill="#2A1247"/>`,
  },
};
