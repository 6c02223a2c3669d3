import { z } from 'zod';
import { roomSchema } from '#design/records/room.ts';
import { itemSchema } from '#design/records/item.ts';
import { shelfPiece } from '#features/catalogue/offers/shelf.ts';
import { styles, type Style } from '#models/vocabulary.ts';
import { limitedText, lineText } from '#platform/limited-text.ts';
import { mostBudget, templateLimits } from './furnish-limits.ts';

/** Shapes of the calls about furnishing (PRODUCT J5), for browser and server. */

export const styleField = z.enum(Object.keys(styles) as [Style, ...Style[]]);
const typeField = roomSchema.shape.type;
const coordinate = z.number().min(-10_000_000).max(10_000_000);

export const furnishBody = z.strictObject({
  /** The point wins, the id is a hint (DECISIONS D4). */
  room: z.strictObject({
    level: limitedText(64),
    at: z.strictObject({ x: coordinate, y: coordinate }),
    room: limitedText(64),
  }),
  type: typeField.optional(),
  style: styleField,
  seed: z.number().int().min(0).max(1_000_000),
  /** Whole đồng. */
  budget: z.number().int().min(0).max(mostBudget).optional(),
  keep: z.boolean(),
  ways: z.boolean().default(true),
  inStock: z.boolean().default(false),
  /** Ways at most. */ count: z.number().int().min(1).max(3).default(3),
});
export type FurnishBody = z.output<typeof furnishBody>;

export const furnishData = z.object({
  proposals: z.array(
    z.object({
      seed: z.number().int(),
      /** To be sent to the design's commands as it is: one step. */
      command: z.looseObject({ kind: z.string() }),
      price: z.number().int(),
      pieces: z.number().int(),
      /** New pieces nobody sells as they stand there. */
      unpriced: z.number().int(),
      /** New pieces that are not in stock; no part of the price. */
      soldOut: z.number().int(),
      added: z.array(z.string()),
      kept: z.array(z.string()),
    }),
  ),
  /** Why there is no proposal. */
  refused: z.array(
    z.object({
      reason: z.string(),
      room: z.string(),
      piece: z.string().optional(),
      least: z.number().optional(),
    }),
  ),
});

export const shelfData = z.array(shelfPiece);

const { model, finishes, product, variant, choice } = itemSchema.shape;
const templatePiece = z.strictObject({ model, finishes, product, variant, choice });

const finishesText = z.record(limitedText(40), limitedText(64));
/** The same as a design has it, with the limits of what comes from outside before its patterns. */
const sentPiece = z
  .strictObject({
    model: limitedText(128),
    finishes: finishesText,
    product: limitedText(64).optional(),
    variant: limitedText(64).optional(),
    choice: z
      .strictObject({ parameters: z.record(limitedText(40), limitedText(64)), finishes: finishesText })
      .optional(),
  })
  .refine((piece) => templatePiece.safeParse(piece).success);

export const templateBody = z.strictObject({
  name: lineText(templateLimits.name).min(1),
  type: typeField,
  style: styleField,
  pieces: z.array(sentPiece).min(1).max(templateLimits.pieces),
});
export type TemplateBody = z.output<typeof templateBody>;

export const templateData = z.object({
  id: z.string(),
  name: z.string(),
  type: typeField,
  style: styleField,
  pieces: z.array(templatePiece),
  createdAt: z.string(),
});
export type TemplateData = z.infer<typeof templateData>;

export const templatesData = z.object({
  templates: z.array(templateData),
  /** How many the person's plan allows at once; 0 where it has none. */
  allowed: z.number().int(),
});
export type TemplatesData = z.infer<typeof templatesData>;
