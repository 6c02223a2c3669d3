import { z } from 'zod';
import { paperNames, scales } from '#exchange/paper/paper.ts';
import { shownKinds } from '#exchange/paper/shown-plan.ts';
import type { Shown } from '#exchange/paper/shown-plan.ts';
import { limitedText } from '#platform/limited-text.ts';
import { pictureWidths } from './export-limits.ts';

/** What a design can leave as by the call (PRODUCT J11); its list as CSV has a call of its own. */
export const exportKinds = ['pdf', 'dxf', 'svg', 'png', 'glb', 'json'] as const;
export type ExportKind = (typeof exportKinds)[number];

const flag = z.enum(['0', '1']);
const shown = Object.fromEntries(shownKinds.map((kind) => [kind, flag.default('1')])) as Record<
  keyof Shown,
  z.ZodDefault<typeof flag>
>;

/** Options of all kinds; a kind reads those it has. */
export const exportQuery = z.object({
  ...shown,
  /** A storey by its id; without one the lowest, and all of them in a PDF. */
  level: limitedText(64).optional(),
  paper: z.enum(paperNames as [(typeof paperNames)[number], ...typeof paperNames]).default('a3'),
  turn: z.enum(['portrait', 'landscape']).default('landscape'),
  scale: z.enum(['fit', ...scales.map(String)]).default('fit'),
  width: z.coerce.number().int().min(pictureWidths.least).max(pictureWidths.most).default(pictureWidths.usual),
  list: flag.default('0'),
  prices: flag.default('0'),
});
export type ExportQuery = z.infer<typeof exportQuery>;

export function shownIn(query: ExportQuery): Shown {
  return {
    dimensions: query.dimensions === '1',
    furniture: query.furniture === '1',
    names: query.names === '1',
    lights: query.lights === '1',
  };
}
