// The promise of a table: SHA-256 of the salt's 16 bytes and the seed's 8, shown before the game, checked after it.

import type { Secret } from "./wire";

export async function keeps(commitment: string, secret: Secret): Promise<boolean> {
  const bytes = Uint8Array.from(`${secret.salt}${secret.seed}`.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return hex(await sha256(bytes)) === commitment;
}

/** Browsers give their own only to secure pages, and a table on the local network is none. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle;
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : plainSha256(bytes);
}

/** FIPS 180-4, for short messages: one or two blocks. */
export function plainSha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 4, bytes.length * 8);
  const [constants, state] = tables();
  for (let block = 0; block < padded.length; block += 64) mix(data, block, constants, state);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(place * 4, word));
  return new Uint8Array(digest.buffer);
}

function mix(data: DataView, block: number, constants: Uint32Array, state: Uint32Array): void {
  const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  const w = new Uint32Array(64);
  for (let t = 0; t < 16; t++) w[t] = data.getUint32(block + t * 4);
  for (let t = 16; t < 64; t++) {
    const [a, b] = [w[t - 15]!, w[t - 2]!];
    w[t] = w[t - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[t - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants[t]! + w[t]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = state[place]! + word));
}

/** The fractions of the cube and square roots of the first primes. */
function tables(): [constants: Uint32Array, state: Uint32Array] {
  const [constants, state] = [new Uint32Array(64), new Uint32Array(8)];
  const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  for (let count = 0, number = 2; count < 64; number++) {
    if ([...Array(number).keys()].slice(2).some((divisor) => number % divisor === 0)) continue;
    if (count < 8) state[count] = fraction(Math.sqrt(number));
    constants[count++] = fraction(Math.cbrt(number));
  }
  return [constants, state];
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
