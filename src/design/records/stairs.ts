import { z } from 'zod';
import {
  flagFields,
  levelIdField,
  partFinishesField,
  pointField,
  stairsIdField,
  turnField,
} from '#design/records/fields.ts';

/** From the floor of its level to the one above. Stairs that turn have a landing as deep as they are wide. */
export const stairsSchema = z.strictObject({
  id: stairsIdField,
  level: levelIdField,
  form: z.enum(['straight', 'quarter', 'half']),
  /** The middle of the lowest step's front edge. */
  at: pointField,
  /** The way one sets out: 0 climbs towards +Y. */
  turn: turnField,
  /** To which side it turns on the way up. */
  side: z.enum(['left', 'right']),
  /** Of a flight. */
  width: z.number().min(500).max(4000),
  /** Risers in all; the last one leads onto the floor above. */
  steps: z.number().int().min(2).max(60),
  /** Risers up to the landing. */
  before: z.number().int().min(1).max(59),
  /** Depth of a tread. */
  going: z.number().min(150).max(600),
  /** Between the flights of a half turn. */
  gap: z.number().min(0).max(3000),
  /** How high it climbs; absent: to the floor above. */
  rise: z.number().min(100).max(20_000).optional(),
  /** Closed steps on a sloping slab, or treads one can look through. */
  build: z.enum(['solid', 'open']),
  rail: z.enum(['none', 'left', 'right', 'both']),
  /** Of `tread`, `body` and `rail`. */
  finishes: partFinishesField,
  ...flagFields,
});
export type Stairs = z.infer<typeof stairsSchema>;

export const stairsDefaults = {
  form: 'straight',
  turn: 0,
  side: 'left',
  width: 900,
  steps: 17,
  before: 8,
  going: 260,
  gap: 100,
  build: 'solid',
  rail: 'left',
  finishes: {},
} as const;
