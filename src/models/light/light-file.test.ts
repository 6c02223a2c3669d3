import { expect, test } from 'vitest';
import { readHomeLight, writeHomeLight, type HomeLight } from './light-file.ts';

const home: HomeLight = {
  print: '00ff1234abcd5678',
  hour: 9.25,
  night: false,
  sun: [0.5, -0.25, 0.75],
  sunlight: [60, 55, 40],
  meters: [{ at: [1, 2, 1.5], towards: [1, 0, 0], gain: [1, 2, 4], key: 0.5, hold: 1, outside: 0.25 }],
  field: {
    cell: 0.125,
    low: [-3, 4, 0],
    counts: [10, 20, 30],
    keys: Uint32Array.of(4, 8, 10, 1203, 5999 * 8 + 5),
    light: Float32Array.of(0.25, 0.5, 0.25, 0, 0, 0, 3, 3, 3, 1e-4, 2e-4, 1e-4, 120, 100, 60),
  },
};

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes.subarray(12)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A file with another inside, packed as ours are; `says`: the size its head claims. */
async function repacked(inside: Uint8Array<ArrayBuffer>, says = inside.byteLength): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([inside]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const body = new Uint8Array(await new Response(stream).arrayBuffer());
  const out = new Uint8Array(12 + body.byteLength);
  out.set((await writeHomeLight(home)).subarray(0, 8));
  new DataView(out.buffer).setUint32(8, says, true);
  out.set(body, 12);
  return out;
}

test('D9 the light of a home goes into a file and comes out again, within a hundredth', async () => {
  const back = (await readHomeLight(await writeHomeLight(home)))!;
  const { field, ...rest } = back;
  const { field: _, ...before } = home;
  expect(rest).toEqual(before);
  expect([field.cell, field.low, field.counts, [...field.keys]]).toEqual([
    home.field.cell,
    home.field.low,
    home.field.counts,
    [...home.field.keys],
  ]);
  field.light.forEach((each, i) => expect(Math.abs(each - home.field.light[i]!)).toBeLessThan(0.01 * 280));
  for (let i = 0; i < field.keys.length; i++) {
    const sum = (of: Float32Array) => of[i * 3]! + of[i * 3 + 1]! + of[i * 3 + 2]!;
    expect(Math.abs(sum(field.light) - sum(home.field.light))).toBeLessThanOrEqual(sum(home.field.light) * 0.001);
  }
});

test('D9 what is cut off, of another kind or of another version is no light', async () => {
  const bytes = await writeHomeLight(home);
  for (const length of [0, 4, 11, 12, 40, bytes.length - 1])
    expect(await readHomeLight(bytes.slice(0, length))).toBeNull();
  for (const at of [0, 4]) {
    const other = bytes.slice();
    other[at]! ^= 1;
    expect(await readHomeLight(other)).toBeNull();
  }
  expect(await readHomeLight(new Uint8Array(30 * 1024 * 1024))).toBeNull();
});

test('D9 a file that swells beyond what it says, or says too much, is not unpacked', async () => {
  const inside = await unpacked(await writeHomeLight(home));
  expect(await readHomeLight(await repacked(inside))).not.toBeNull();
  expect(await readHomeLight(await repacked(new Uint8Array(20_000_000), inside.byteLength))).toBeNull();
  expect(await readHomeLight(await repacked(inside, 2 ** 31))).toBeNull();
});

test('D9 every byte of it may be wrong: then it is refused, or still possible light', async () => {
  const inside = await unpacked(await writeHomeLight(home));
  for (let at = 0; at < inside.byteLength; at++)
    for (const value of [0, 0x7f, 0x80, 0xff]) {
      const other = inside.slice();
      other[at] = value;
      const read = await readHomeLight(await repacked(other));
      if (!read) continue;
      const { keys, light, counts, cell } = read.field;
      const numbers = [
        ...light,
        cell,
        read.hour,
        ...read.sun,
        ...read.meters.flatMap(({ gain, key }) => [...gain, key]),
      ];
      expect(numbers.every((each) => Number.isFinite(each))).toBe(true);
      expect(light.every((each) => each >= 0)).toBe(true);
      expect(keys.every((key) => key >>> 3 < counts[0] * counts[1] * counts[2] && (key & 7) < 6)).toBe(true);
    }
});
