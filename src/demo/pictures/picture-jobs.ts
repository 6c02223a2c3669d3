import { createHash } from 'node:crypto';
import type { Design } from '#design/document.ts';

/**
 * The pictures of the demo world, as `npm run demo:pictures` makes them. `most`: bytes it may weigh, so that all of
 * them stay below 40 MB.
 */
export const pictureKinds = {
  main: { width: 1200, height: 800, samples: 12, most: 170_000 },
  detail: { width: 960, height: 640, samples: 12, most: 90_000 },
  panorama: { width: 2048, height: 1024, samples: 8, most: 300_000 },
  piece: { width: 1280, height: 1280, samples: 8, most: 60_000 },
} as const;
export type PictureKind = keyof typeof pictureKinds;

/** A home and which of its cameras take which picture. */
export interface PicturedHome {
  key: string;
  design: Design;
  main: string;
  detail: string;
  panorama?: string | undefined;
}
/** A piece of the library with its finishes; on its own in the studio. */
export interface PicturedPiece {
  key: string;
  model: string;
  finishes: Readonly<Record<string, string>>;
  /** Degrees the camera stands to the right of straight ahead. */ azimuth?: number | undefined;
  /** Where it has the most to see from near: a joint, a seam, a weave. */ close?: true | undefined;
}

export interface RoomJob {
  key: string;
  kind: 'main' | 'detail' | 'panorama';
  design: Design;
  camera: string;
  samples: number;
}
export interface PieceJob extends PicturedPiece {
  kind: 'piece';
  samples: number;
}
export type PictureJob = RoomJob | PieceJob;

/** Raise where the same room or piece is to be drawn anew: another film, another studio. */
const editions: Record<PictureKind, number> = { main: 5, detail: 4, panorama: 4, piece: 3 };
/** Raise where the tracer sees another light in the same room, or another garden before it. */
const tracings = 3;

/** Main pictures first: with them alone the site is complete. */
export function pictureJobs(homes: readonly PicturedHome[], pieces: readonly PicturedPiece[]): PictureJob[] {
  const room = (kind: RoomJob['kind'], { key, design }: PicturedHome, camera: string): RoomJob => ({
    key: roomPictureKey(key, kind),
    kind,
    design,
    camera,
    samples: pictureKinds[kind].samples,
  });
  return [
    ...homes.map((home) => room('main', home, home.main)),
    ...pieces.map((piece): PieceJob => ({
      ...piece,
      key: piecePictureKey(piece.key, piece.close),
      kind: 'piece',
      samples: pictureKinds.piece.samples,
    })),
    ...homes.map((home) => room('detail', home, home.detail)),
    ...homes.flatMap((home) => (home.panorama === undefined ? [] : [room('panorama', home, home.panorama)])),
  ];
}

export function roomPictureKey(home: string, kind: RoomJob['kind']): string {
  return `home-${home}-${kind}`;
}

/** The home a room's picture shows. */
export function homeOfKey(key: string): string {
  return key.replace(/^home-|-(main|detail|panorama)$/g, '');
}

export function piecePictureKey(piece: string, close = false): string {
  return close ? `piece-${piece}-close` : `piece-${piece}`;
}

/** Hash of everything a picture is made from, and how. */
export function stampOf(job: PictureJob): string {
  return stamped([editions[job.kind], pictureKinds[job.kind].width, job]);
}

/** Of everything its light is traced from: raised with `tracings` alone, so that developing is cheap to change. */
export function tracedStampOf(job: RoomJob): string {
  return stamped([tracings, job]);
}

function stamped(from: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(from)).digest('base64url').slice(0, 16);
}

/** `home-*`, `piece-sofa*`: stars stand for anything. */
export function matchesGlob(key: string, glob: string): boolean {
  const pattern = glob
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(key);
}
