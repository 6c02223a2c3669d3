import { at, fractal, noise } from '#lib/noise.ts';
import { smoothstep } from '#lib/vec.ts';
import type { Pattern, Spot } from '#models/materials/patterns/pattern.ts';

/**
 * Fronts of houses seen from other houses: too many windows to build. `second` is the colour of their panes. A picture
 * is eight bays by eight floors.
 */
const bays = 8;
const floors = 8;

interface Bay {
  /** Within the bay and floor, 0 to 1 to the right and up. */
  x: number;
  y: number;
  /** Which of them. */
  bay: number;
  floor: number;
}

function facade(seed: number, draw: (bay: Bay, spot: Spot) => void): Pattern {
  return (u, v, spot) => {
    const bay = Math.floor(u * bays) % bays;
    const floor = Math.floor(v * floors) % floors;
    spot.tone = 1;
    spot.mix = 0;
    spot.lift = 0;
    spot.rough = 0;
    draw({ x: u * bays - Math.floor(u * bays), y: v * floors - Math.floor(v * floors), bay, floor }, spot);
    // Rain runs down from every sill; paint fades in patches.
    const streak = noise(u * 120, v * 10, seed + 5, 120, 10) - 0.5;
    spot.tone *= 1 + (1 - spot.mix) * (streak * 0.1 + (fractal(u * 3, v * 3, seed, 3, 3) - 0.5) * 0.16);
  };
}

/** A pane in its reveal: shade under the lintel, the sky in the glass, a curtain behind some of them. */
function pane(spot: Spot, x: number, y: number, chance: number, halves: number): void {
  const frame = Math.min(x, 1 - x, edge(x * halves) / halves, y, 1 - y);
  const lintel = 1 - smoothstep(0.68, 0.9, y) * 0.5;
  if (frame < 0.05) {
    spot.tone = 0.82 * lintel;
    return;
  }
  spot.mix = 1;
  spot.rough = -0.4;
  spot.tone = (0.62 + 0.5 * chance + 0.35 * y) * lintel;
  if (chance > 0.55 && y > (chance - 0.55) * 1.4) {
    spot.mix = 0.45;
    spot.rough = 0;
  }
}

function edge(x: number): number {
  const inside = x - Math.floor(x);
  return Math.min(inside, 1 - inside);
}

function within(value: number, from: number, to: number): number {
  return (value - from) / (to - from);
}

/** Flats: punched windows of two widths, a sill, here and there an air conditioner. */
const punched = facade(3, ({ x, y, bay, floor }, spot) => {
  const chance = at(bay, floor, 71);
  const wide = bay % 3 === 1 ? 0.2 : 0.29;
  const [left, low] = [within(x, wide, 1 - wide), within(y, 0.3, 0.8)];
  if (left > 0 && left < 1 && low > 0 && low < 1) pane(spot, left, low, chance, 2);
  else if (y > 0.26 && y < 0.3 && x > wide - 0.03 && x < 1.03 - wide) spot.tone = 1.12;
  else if (y > 0.21 && y < 0.26 && x > wide && x < 1 - wide) spot.tone = 0.84;
  else if (chance < 0.3 && x > 0.62 && x < 0.86 && y > 0.06 && y < 0.2) spot.tone = y < 0.09 ? 0.7 : 1.08;
  else if (y < 0.02) spot.tone = 0.9;
});

/** Flats with balconies: a slab that catches the light, a railing, a shaded wall with doors behind. */
const balconies = facade(7, (place, spot) => {
  const { x, y, bay, floor } = place;
  const chance = at(bay, floor, 73);
  if (bay % 4 > 1) {
    const [left, low] = [within(x, 0.26, 0.74), within(y, 0.3, 0.8)];
    if (left > 0 && left < 1 && low > 0 && low < 1) pane(spot, left, low, chance, 2);
    return;
  }
  if (y < 0.07) spot.tone = 1.14;
  else if (y > 0.93) spot.tone = 0.55;
  else {
    // Deeper shade towards the slab above.
    spot.tone = 0.78 - 0.28 * smoothstep(0.3, 0.95, y);
    const [left, low] = [within(x, 0.16, 0.84), within(y, 0.08, 0.76)];
    if (left > 0 && left < 1 && low > 0 && low < 1) {
      pane(spot, left, low, chance, 3);
      spot.tone *= 0.72;
    }
    if (y < 0.36) {
      const bar = (x * 18) % 1 < 0.3 || y > 0.335;
      const plant = chance > 0.6 && noise(x * 9, y * 9, 11) > 0.5;
      if (plant) spot.tone = 0.6;
      else if (bar) {
        spot.mix = 0;
        spot.tone = 0.96;
      }
    }
  }
});

/** Offices: bands of glass, posts, spandrels. */
const bands = facade(11, ({ x, y, bay, floor }, spot) => {
  const chance = at(bay, floor, 79);
  const low = within(y, 0.3, 0.92);
  if (low > 0 && low < 1 && edge(x * 2) > 0.035) {
    spot.mix = 1;
    spot.rough = -0.45;
    spot.tone = 0.74 + 0.24 * chance + 0.25 * low - 0.45 * smoothstep(0.86, 1, low);
    if (at(bay * 2 + Math.floor(x * 2), floor, 83) > 0.66 && low > 0.45) spot.mix = 0.6;
  } else if (y > 0.92 && y < 0.95) spot.tone = 1.1;
  else if (y < 0.3) spot.tone = 0.96 - 0.08 * smoothstep(0.24, 0.3, y);
});

/** Roofs and crowns of trees of a town, seen from far above. */
const town: Pattern = (u, v, spot) => {
  const crowns = fractal(u * 40, v * 40, 21, 3, 40);
  const block = at(Math.floor(u * 48), Math.floor(v * 48), 23);
  spot.mix = smoothstep(0.5, 0.62, fractal(u * 9, v * 9, 25, 3, 9));
  spot.tone = spot.mix > 0.5 ? 0.6 + 0.7 * crowns : 0.75 + 0.4 * block;
  spot.lift = 0;
  spot.rough = 0;
};

export const facadePatterns: Record<string, Pattern> = { punched, balconies, bands, town };
