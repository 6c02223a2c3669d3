import { z } from 'zod';

/** What server and workers say to each other about pieces (RENDERING: workers dial out). */

const place = z.tuple([z.number(), z.number(), z.number()]);
const knot = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]);

export const renderSpec = z.object({
  /** Metres, Z up. */
  camera: z.object({ kind: z.enum(['still', 'panorama']), at: place, target: place, view: z.number() }),
  /** Local solar time; the sun of the design's own day. */
  hour: z.number(),
  /** A lamp of the photographer's, where the home has no light of its own. */
  lamp: z.boolean(),
  samples: z.number().int(),
  bounces: z.number().int(),
  seed: z.number().int(),
  detail: z.enum(['near', 'middle', 'far']),
  /** Pixels of a side: of textures, of a piece. */
  textures: z.number().int(),
  piece: z.number().int(),
  /** The whole, small, comes before the pieces. */
  glance: z.boolean().default(false),
  /** A film: frames along a path of knots. */
  film: z
    .object({ frames: z.number().int(), view: z.number(), knots: z.array(knot) })
    .nullable()
    .default(null),
  /** Paths end with light that is known roughly: the side of a cell in metres, paths a side, sides at most. */
  beyond: z.object({ cell: z.number(), paths: z.number().int(), most: z.number().int() }).optional(),
  /** No picture but the light of the whole home: the side of a cell in metres, paths a side. */
  light: z.object({ cell: z.number(), paths: z.number().int() }).optional(),
});
export type RenderSpec = z.infer<typeof renderSpec>;

export const meterReading = z.object({
  view: z.object({ gain: place }),
  key: z.number(),
  hold: z.number(),
  outside: z.number(),
  night: z.boolean(),
  /** How bright the picture is about each place (render/picture/local-contrast.ts); none of films. */
  tones: z
    .object({
      columns: z.number().int(),
      rows: z.number().int(),
      slope: z.array(z.number()),
      base: z.array(z.number()),
    })
    .optional(),
});
export type MeterReading = z.infer<typeof meterReading>;

/** A piece to trace. `n` -1 is the meter's picture, before there is a reading; -2 the whole at a glance. */
const pieceTask = z.object({
  job: z.string(),
  n: z.number().int(),
  /** Of the same home, hour and detail: traced in the same scene. */
  scene: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  spec: renderSpec,
  meter: meterReading.nullable(),
});
export type PieceTask = z.infer<typeof pieceTask>;

export const claimAnswer = z.object({ task: pieceTask.nullable(), beatSeconds: z.number() });

/** What became of what was sent: `refused` is for who no longer holds the piece, `bad` for what cannot be true. */
export const deliverAnswer = z.object({ outcome: z.enum(['kept', 'refused', 'bad']) });
export type Delivered = z.infer<typeof deliverAnswer>['outcome'];

/** Of the pieces a worker has: those it should stop. */
export const beatAnswer = z.object({ stop: z.array(z.string()) });

export function pieceName({ job, n }: Pick<PieceTask, 'job' | 'n'>): string {
  return `${job}/${n}`;
}

/** A traced piece: half floats, whether it was night (of the meter's picture), milliseconds it took. */
export interface TracedPiece {
  bytes: Uint8Array<ArrayBuffer>;
  night: boolean;
  spent: number;
}
