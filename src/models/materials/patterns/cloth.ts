import { cellAt } from '#lib/cells.ts';
import { fractal, noise } from '#lib/noise.ts';
import { smoothstep } from '#lib/vec.ts';
import type { CellPlace } from '#lib/cells.ts';
import type { Pattern } from '#models/materials/patterns/pattern.ts';

interface Weave {
  seed: number;
  /** Threads across the picture. */
  threads: number;
  /** How much threads differ in thickness and colour. */
  slub: number;
  /** Height of a thread in millimetres. */
  high: number;
  /** How dark the holes between threads are. */
  deep: number;
  /** Threads passed over before going under: 1 is plain, 2 is twill. */
  over: number;
}

/** Two sets of threads crossing; each thread has its own thickness and shade along its way. */
function weave({ seed, threads, slub, high, deep, over }: Weave): Pattern {
  return (u, v, spot) => {
    const x = u * threads;
    const y = v * threads;
    const i = Math.floor(x);
    const j = Math.floor(y);
    const up = over === 1 ? (i + j) % 2 === 0 : (i + j) % (over * 2) < over;
    const warp = noise(i * 0.5, v * 9, seed, threads * 0.5, 9) - 0.5;
    const weft = noise(u * 9, j * 0.5, seed + 7, 9, threads * 0.5) - 0.5;
    const across = Math.sin(Math.PI * (x - i)) ** 0.7;
    const along = Math.sin(Math.PI * (y - j)) ** 0.7;
    const round = up ? across * (0.55 + 0.45 * along) : along * (0.55 + 0.45 * across);
    const own = (up ? warp : weft) * slub;
    const hair = noise(u * threads * 4, v * threads * 4, seed + 11, threads * 4) - 0.5;
    // What is broader than a thread comes back with every width of the picture and would be seen as spots from afar.
    spot.tone = 1 + deep * (round - 0.72) + own * 0.26 + hair * 0.1;
    spot.mix = 0;
    spot.lift = high * (round * (1 + own * 0.6) + hair * 0.15);
    spot.rough = 0;
  };
}

/** Little loops of thick yarn, so even in colour that they are seen by their relief and not as spots. */
function loops(seed: number, count: number, high: number, deep: number, unlike: number): Pattern {
  const place: CellPlace = { nearest: 0, second: 0, chance: 0 };
  return (u, v, spot) => {
    const bend = (noise(u * count, v * count, seed + 3, count) - 0.5) * 0.9;
    cellAt(u * count + bend, v * count - bend, seed, count, count, place);
    const loop = 1 - smoothstep(0, 0.75, place.nearest);
    const thread = 0.5 + 0.5 * Math.sin(place.nearest * 16 + place.chance * 6);
    const hair = noise(u * count * 6, v * count * 6, seed + 9, count * 6) - 0.5;
    spot.tone = 1 + deep * (loop - 0.5) + 0.05 * (thread - 0.5) + 0.07 * hair + unlike * (place.chance - 0.5);
    spot.mix = 0;
    spot.lift = high * (loop + 0.14 * thread + 0.1 * hair);
    spot.rough = 0;
  };
}

const velvet: Pattern = (u, v, spot) => {
  const nap = fractal(u * 3, v * 3, 31, 3, 3) - 0.5;
  const hair = noise(u * 200, v * 200, 33, 200) - 0.5;
  spot.tone = 1 + nap * 0.14 + hair * 0.07;
  spot.mix = 0;
  spot.lift = nap * 1.2 + hair * 0.08;
  spot.rough = 0;
};

const silk: Pattern = (u, v, spot) => {
  const slub = smoothstep(0.62, 0.85, noise(u * 7, v * 150, 41, 7, 150));
  const weft = noise(u * 30, v * 300, 43, 30, 300) - 0.5;
  spot.tone = 1 + 0.13 * slub + 0.1 * weft + (fractal(u * 2, v * 2, 45, 2, 2) - 0.5) * 0.05;
  spot.mix = 0;
  spot.lift = 0.12 * slub + 0.05 * weft;
  spot.rough = -0.08 * slub;
};

const cotton = weave({ seed: 51, threads: 96, slub: 0.2, high: 0.12, deep: 0.12, over: 1 });

const stripe: Pattern = (u, v, spot) => {
  cotton(u, v, spot);
  const at = (v * 8) % 1;
  spot.mix = at < 0.18 || (at > 0.26 && at < 0.3) ? 0.92 : 0;
};

export const clothPatterns: Record<string, Pattern> = {
  linen: weave({ seed: 3, threads: 84, slub: 0.42, high: 0.3, deep: 0.24, over: 1 }),
  wool: weave({ seed: 13, threads: 64, slub: 0.34, high: 0.5, deep: 0.26, over: 2 }),
  jute: weave({ seed: 19, threads: 26, slub: 0.5, high: 2.4, deep: 0.42, over: 1 }),
  boucle: loops(61, 40, 1.5, 0.14, 0.02),
  pile: loops(67, 60, 2.2, 0.36, 0.06),
  cotton,
  velvet,
  silk,
  stripe,
};
