import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { keeps, plainSha256 } from "../src/lib/promise";

const [salt, seed] = ["000102030405060708090a0b0c0d0e0f", "0123456789abcdef"];
const commitment = createHash("sha256").update(Buffer.from(salt + seed, "hex")).digest("hex");

test("a kept promise is known from a broken one", async () => {
  expect(await keeps(commitment, { salt, seed })).toBe(true);
  expect(await keeps(commitment, { salt, seed: "0123456789abcdee" })).toBe(false);
});

test("without the browser's own, SHA-256 is the same", () => {
  for (const length of [0, 1, 24, 55, 56, 64, 119, 200]) {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * 37) % 256);
    expect(Buffer.from(plainSha256(bytes)).toString("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});
