import type { QuotaKey } from '#features/people/plans/plan.ts';

export const renderKinds = ['preview', 'photo', 'panorama', 'walk', 'live'] as const;
export type RenderKind = (typeof renderKinds)[number];

/** `side`: pixels of the longer side. Larger pictures need fewer samples a pixel to look as clean. */
export interface RenderSize {
  side: number;
  samples: number;
  /** What it takes one of; previews are free (DECISIONS D9). */
  quota: QuotaKey | null;
  round: boolean;
  detail: 'near' | 'middle';
  textures: number;
  /** Paths end with light that is known roughly, gathered once on each machine (decision 0092). */
  beyond?: { cell: number; paths: number; most: number } | undefined;
  /** Live light instead of a picture: the side of a cell in metres, and paths a side. */
  light?: { cell: number; paths: number };
}

/** No more than half a minute of a core, whatever the home. */
const beyond = { cell: 0.2, paths: 64, most: 40_000 };

const photo = (side: number, samples: number, quota: QuotaKey): RenderSize => ({
  side,
  samples,
  quota,
  round: false,
  detail: 'near',
  textures: 512,
  beyond,
});
const round = (side: number, samples: number, quota: QuotaKey): RenderSize => ({
  ...photo(side, samples, quota),
  round: true,
});
/** Frames of a film; sixteen by nine. */
const film = (side: number, quota: QuotaKey): RenderSize => ({
  side,
  samples: 2,
  quota,
  round: false,
  detail: 'middle',
  textures: 256,
});
const quick = { side: 768, samples: 4, quota: null, detail: 'middle', textures: 256 } as const;

/** Every picture that can be ordered; the plans sell these and count each by itself. */
const renderSizes = {
  preview: { photo: { ...quick, round: false }, panorama: { ...quick, round: true } },
  photo: { '2k': photo(1920, 8, 'image2k'), '4k': photo(3840, 6, 'image4k'), '8k': photo(7680, 4, 'image8k') },
  panorama: {
    '3k': round(3072, 8, 'panorama3k'),
    '4k': round(4096, 6, 'panorama4k'),
    '8k': round(8192, 4, 'panorama8k'),
    '12k': round(12_288, 4, 'panorama12k'),
    '32k': round(32_768, 4, 'panorama32k'),
  },
  walk: { '480p': film(854, 'video480p'), '720p': film(1280, 'video720p'), '1080p': film(1920, 'video1080p') },
  // As many pieces as a picture of this size, and about as long: a home of some rooms.
  live: {
    home: {
      side: 1536,
      samples: 3,
      quota: 'realtime',
      round: false,
      detail: 'middle',
      textures: 64,
      light: { cell: 0.1, paths: 96 },
    },
  },
} as const satisfies Record<RenderKind, Record<string, RenderSize>>;

export function sizeOf(kind: RenderKind, size: string): RenderSize | null {
  const sizes: Record<string, RenderSize> = renderSizes[kind];
  return Object.hasOwn(sizes, size) ? (sizes[size] ?? null) : null;
}

/** Every kind in every size, in the order they are offered. */
export const renderChoices = renderKinds.flatMap((kind) =>
  Object.entries(renderSizes[kind] as Record<string, RenderSize>).map(([size, about]) => ({ kind, size, ...about })),
);

/** Whole, even pixels: what an encoder halves stays sharp. */
export function pixelsOf(
  { side, round: around }: Pick<RenderSize, 'side' | 'round'>,
  aspect: number,
): { width: number; height: number } {
  const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);
  const shape = around ? 2 : aspect;
  return shape >= 1
    ? { width: even(side), height: even(side / shape) }
    : { width: even(side * shape), height: even(side) };
}

/** Milliseconds of a core for so many pixels, by what rooms took; a worker's own speed is measured against this. */
export function costOf(pixels: number, { samples, beyond }: Pick<RenderSize, 'samples' | 'beyond'>): number {
  const each = beyond ? shortPath : 1;
  return Math.max(1, Math.round(pixels * (samples * each + 2) * 0.015));
}
/** A path that ends with known light, beside one that goes on to its end. */
const shortPath = 0.6;

/** A frame of a film: where a ray first meets a surface its light is known. */
export function frameCost(pixels: number, samples: number): number {
  return Math.max(1, Math.round(pixels * samples * 0.003));
}
/** The light of a home, gathered once for a film. */
export const lightCost = 140_000;

/** A scene is built and measured before the first piece. */
export const meterCost = 4000;

/** Pieces of it are developed as they come: half a billion pixels would be gigabytes of light. */
export function keptDeveloped({ kind, size }: { kind: string; size: string }): boolean {
  return kind === 'panorama' && size === '32k';
}
