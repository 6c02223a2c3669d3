import { z } from 'zod';
import {
  flagField,
  flagFields,
  groupIdField,
  itemIdField,
  levelIdField,
  materialField,
  nameField,
  slotField,
  spotField,
  turnField,
} from '#design/records/fields.ts';

/** A model of the library (`coffee-table-01k3`) or an uploaded one (`m_…`). */
const modelIdField = z.string().regex(/^[a-z][a-z0-9]{0,23}(-[a-z0-9]{1,24}){0,3}[-_][0-9a-z]{1,32}$/);
const productIdField = z.string().regex(/^[a-z]_[0-9a-z]{1,40}$/);
/** The material of each slot of the model; a slot not named has its default. */
const finishesField = z.record(slotField, materialField).refine((finishes) => Object.keys(finishes).length <= 24);

/** Of a piece made to size: what the person asked the workshop for (the catalogue's wish). */
const choiceSchema = z.strictObject({
  parameters: z
    .record(slotField, z.string().regex(/^[\w-]{1,40}$/))
    .refine((parameters) => Object.keys(parameters).length <= 24),
  finishes: finishesField,
});

/**
 * What is bought for a piece: a product, one of its variants in stock, or its workshop's choice. A changed look is
 * another piece, so it keeps the product alone and the rest is found anew.
 */
export const purchaseFields = {
  product: productIdField.optional(),
  variant: productIdField.optional(),
  choice: choiceSchema.optional(),
};

export const itemSchema = z.strictObject({
  id: itemIdField,
  level: levelIdField,
  model: modelIdField,
  finishes: finishesField,
  ...purchaseFields,
  name: nameField.optional(),
  /** Where the model's origin is (models/family says where that lies). */
  at: spotField,
  turn: turnField,
  placement: z.enum(['floor', 'wall', 'ceiling', 'top']),
  locked: z.boolean(),
  hidden: flagFields.hidden,
  /** A lamp that is switched off. */
  off: flagField,
  group: groupIdField.optional(),
});
export type Item = z.infer<typeof itemSchema>;

export const groupSchema = z.strictObject({ id: groupIdField, name: nameField });
