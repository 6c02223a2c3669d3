import { z } from 'zod';
import {
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
export const productIdField = z.string().regex(/^[a-z]_[0-9a-z]{1,40}$/);
/** The material of each slot of the model; a slot not named has its default. */
const finishesField = z.record(slotField, materialField).refine((finishes) => Object.keys(finishes).length <= 24);

export const itemSchema = z.strictObject({
  id: itemIdField,
  level: levelIdField,
  model: modelIdField,
  finishes: finishesField,
  product: productIdField.optional(),
  name: nameField.optional(),
  /** Where the model's origin is (models/family says where that lies). */
  at: spotField,
  turn: turnField,
  placement: z.enum(['floor', 'wall', 'ceiling', 'top']),
  locked: z.boolean(),
  group: groupIdField.optional(),
});
export type Item = z.infer<typeof itemSchema>;

export const groupSchema = z.strictObject({ id: groupIdField, name: nameField });
