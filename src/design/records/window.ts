import { z } from 'zod';
import { openingFields } from '#design/records/door.ts';
import { partFinishesField } from '#design/records/fields.ts';

export const windowSchema = z.strictObject({
  ...openingFields,
  kind: z.literal('window'),
  form: z.enum(['fixed', 'casement', 'sliding']),
  /** Sashes side by side. */
  sashes: z.number().int().min(1).max(8),
  /** Woodwork before the glass: bars across, a square grid, stepped frets (步步锦), diamonds, slats (chớp). */
  lattice: z.enum(['none', 'bars', 'grid', 'steps', 'diamond', 'slats']),
  /** The side the sashes open to. */
  side: z.enum(['left', 'right']),
  open: z.number().min(0).max(1),
  finishes: partFinishesField,
});
export type Window = z.infer<typeof windowSchema>;

export const windowDefaults = {
  width: 1500,
  height: 1500,
  sill: 900,
  form: 'casement',
  sashes: 2,
  lattice: 'none',
  side: 'left',
  open: 0,
  finishes: {},
} as const;
