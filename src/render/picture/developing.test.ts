import { describe, expect, test } from 'vitest';
import type { Vec3 } from '#lib/vec.ts';
import { toDisplay } from '#models/picture/colour.ts';
import { dodged } from '#render/picture/dodge.ts';
import { raiseLocalContrast, toneGrid } from '#render/picture/local-contrast.ts';
import type { Metering } from '#render/picture/meter.ts';
import { filmic, quickFilmic, quickPower, quickToDisplay } from '#render/picture/film-curve.ts';
import { developed } from '#render/picture/view-transform.ts';
import { airChannel, channels } from '#render/trace/tile.ts';

/** White paper as the meter exposes it. */
const paper = 1.2;
const meteredAs = (gain: Vec3, more: Partial<Metering> = {}): Metering => ({
  view: { gain },
  key: 1,
  hold: 1,
  outside: 0.3,
  night: false,
  ...more,
});

/** One pixel of a thing of this colour under this much of paper's light, or of the open air. */
function pixel(light: Vec3, colour: Vec3, air: number, metering: Metering): number[] {
  const traced = new Float32Array(channels);
  traced.set(colour, 3);
  traced[airChannel] = air;
  // The film's grain differs from pixel to pixel: the mean of all of it.
  const once = dodged(Float32Array.from(light), traced, metering);
  const many = Float32Array.from({ length: 192 }, (_, i) => once[i % 3]!);
  const bytes = developed(many, metering.view);
  return [0, 1, 2].map((k) => bytes.reduce((sum, value, i) => (i % 3 === k ? sum + value : sum), 0) / 64);
}
const wall = (light: number): number[] =>
  pixel([0.8 * light, 0.8 * light, 0.8 * light], [0.8, 0.8, 0.8], 0, meteredAs([paper, paper, paper]));

describe('K1: developing', () => {
  test('whites have form: a white wall is #d8d2c6 in shade, brighter in light, and not white in the sun', () => {
    const [shade, lit, sunny] = [wall(1)[1]!, wall(1.5)[1]!, wall(12)[1]!];
    expect(shade).toBeGreaterThan(0xd2 - 10);
    expect(shade).toBeLessThan(0xd2 + 6);
    expect(lit - shade).toBeGreaterThan(12);
    expect(sunny - lit).toBeGreaterThan(8);
    expect(sunny).toBeLessThan(254);
  });

  test('the film rises everywhere, is smooth where it bends and never reaches white', () => {
    for (let x = 0.01; x < 4; x += 0.01) expect(filmic(x + 0.01)).toBeGreaterThan(filmic(x));
    expect(filmic(30)).toBeLessThanOrEqual(1);
    const steep = (x: number): number => (filmic(x + 1e-4) - filmic(x)) / 1e-4;
    expect(Math.abs(steep(0.699) - steep(0.701))).toBeLessThan(0.4);
  });

  test('curves read from tables are the curves, to a thirtieth of a byte', () => {
    const least = 1 / 30 / 255;
    for (let x = 0; x < 20; x += 0.00037)
      expect(Math.abs(quickToDisplay(quickFilmic(x)) - toDisplay(filmic(x)))).toBeLessThan(least);
    const half = quickPower(0.6, 1.6, 0.5);
    for (let x = 0.6; x < 1.6; x += 0.0013) expect(Math.abs(half(x) - x ** 0.5)).toBeLessThan(1e-6);
    expect([half(0), half(9)].map((value) => value ** 2)).toEqual([expect.closeTo(0.6), expect.closeTo(1.6)]);
  });

  test('leaves outside are green whatever light the room is balanced for', () => {
    const leaf: Vec3 = [0.16, 0.27, 0.07];
    const looks = [[1.2, 1.2, 1.2] as const, [0.8, 1.3, 2.4] as const, [1.5, 1.2, 0.9] as const].map((gain) =>
      pixel(leaf, [0, 0, 0], 1, meteredAs(gain)),
    );
    for (const [red, green, blue] of looks) {
      expect(green! - red!).toBeGreaterThan(15);
      expect(red! - blue!).toBeGreaterThan(20);
      for (const [k, value] of [red!, green!, blue!].entries())
        expect(Math.abs(value - looks[0]![k]!)).toBeLessThan(10);
    }
  });

  test('the night outside stays blue under lamps', () => {
    const [red, , blue] = pixel(
      [0.064, 0.12, 0.264],
      [0, 0, 0],
      1,
      meteredAs([0.6, 1.2, 2.6], { night: true, key: 0.05 }),
    );
    expect(blue! - red!).toBeGreaterThan(40);
  });
});

const width = 128;
const height = 64;
const even: Vec3 = [1, 1, 1];
const lie = { width, height, x: 0, y: 0, across: width };
const painted = (of: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: width * height * 3 }, (_, i) => {
    const at = Math.floor(i / 3);
    return of(at % width, Math.floor(at / width));
  });

describe('K1: local contrast', () => {
  test('raises what is fine: a weave on an even cloth', () => {
    const light = painted((x) => (x % 2 ? 0.44 : 0.36));
    raiseLocalContrast(light, toneGrid(light, width, even), lie, even);
    const at = (32 * width + 64) * 3;
    expect(light[at + 3]! / light[at]!).toBeGreaterThan((0.44 / 0.36) * 1.02);
  });

  test('leaves an edge as it is, without a halo: three stops between a wall and a window', () => {
    const light = painted((x) => (x < 64 ? 0.1 : 0.8));
    raiseLocalContrast(light, toneGrid(light, width, even), lie, even);
    const row = Array.from({ length: width }, (_, x) => light[(32 * width + x) * 3]!);
    expect(Math.max(...row.slice(64)) / Math.min(...row.slice(64))).toBeLessThan(1.12);
    expect(Math.max(...row.slice(0, 64)) / Math.min(...row.slice(0, 64))).toBeLessThan(1.12);
  });

  test('pieces of a picture fit: each by itself is what it is in the whole', () => {
    const light = painted((x, y) => 0.2 + 0.3 * Math.sin(x / 9) ** 2 + 0.2 * Math.cos(y / 5) ** 2);
    const grid = toneGrid(light, width, even);
    const right = Float32Array.from({ length: (width / 2) * height * 3 }, (_, i) => {
      const at = Math.floor(i / 3);
      return light[(Math.floor(at / 64) * width + 64 + (at % 64)) * 3 + (i % 3)]!;
    });
    raiseLocalContrast(right, grid, { width, height, x: 64, y: 0, across: 64 }, even);
    raiseLocalContrast(light, grid, lie, even);
    for (let y = 0; y < height; y += 7)
      for (let x = 0; x < 64; x += 5) expect(right[(y * 64 + x) * 3]).toBeCloseTo(light[(y * width + 64 + x) * 3]!, 6);
  });

  test('a panorama has no seam: where its edges meet, both sides are about as bright', () => {
    const light = painted((x) => 0.3 + 0.1 * Math.sin((x / width) * 2 * Math.PI));
    const { slope, base, columns } = toneGrid(light, width, even, true);
    const mean = (cell: number): number => slope[cell]! * Math.log2(0.304) + base[cell]!;
    expect(Math.abs(mean(0) - mean(columns - 1))).toBeLessThan(0.15);
  });
});
