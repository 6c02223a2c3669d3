import { z } from 'zod';
import { openingIdField, partFinishesField, wallIdField } from '#design/records/fields.ts';

/** Where a hole in a wall is. `offset` is the distance along the wall's middle from `a` to the middle of the hole. */
export const openingFields = {
  id: openingIdField,
  wall: wallIdField,
  offset: z.number().min(0).max(4_000_000),
  width: z.number().min(200).max(12_000),
  height: z.number().min(200).max(12_000),
  /** Above the floor. */
  sill: z.number().min(0).max(10_000),
};

export const doorSchema = z.strictObject({
  ...openingFields,
  kind: z.literal('door'),
  form: z.enum(['single', 'double', 'sliding', 'folding']),
  leaf: z.enum(['flush', 'panelled', 'glazed', 'lattice', 'louvred']),
  /** The jamb that carries the hinges: the one nearer to the wall's `a` or to its `b`. */
  hinge: z.enum(['a', 'b']),
  /** The side of the wall it swings to, or slides on. */
  side: z.enum(['left', 'right']),
  /** How far it stands open: 0 shut, 1 wide. */
  open: z.number().min(0).max(1),
  finishes: partFinishesField,
});
export type Door = z.infer<typeof doorSchema>;

/** A hole without anything in it. */
export const gapSchema = z.strictObject({ ...openingFields, kind: z.literal('gap') });
export type Gap = z.infer<typeof gapSchema>;

export const doorDefaults = {
  width: 900,
  height: 2150,
  sill: 0,
  form: 'single',
  leaf: 'panelled',
  hinge: 'a',
  side: 'left',
  open: 0,
  finishes: {},
} as const;

/** How far the casing covers the wall beside the hole; skirting stops there. */
export const doorCasing = 60;
