// Calling somebody back to the table: a sound, a notification. Both only where they are wished for.

export function mayNotify(): boolean {
  return "Notification" in window && window.isSecureContext;
}

/** Ask the browser's owner; true where they agree. */
export async function wishNotices(): Promise<boolean> {
  return mayNotify() && (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, text: string, tag: string): void {
  if (!mayNotify() || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body: text, tag });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

let audio: AudioContext | null = null;

/** Two soft notes; a browser that forbids sound stays silent. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    [587.33, 880].forEach((pitch, place) => note(audio!, pitch, audio!.currentTime + place * 0.16));
  } catch {
    // no sound here
  }
}

function note(context: AudioContext, pitch: number, at: number): void {
  const [tone, loudness] = [context.createOscillator(), context.createGain()];
  tone.type = "sine";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.14, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}
