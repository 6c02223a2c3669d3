import { z } from 'zod';

/** Fields shared by all elements, with the limits for designs from outside. Millimetres throughout. */

/** ±1,000 m: beyond, single precision is too coarse for meshes. */
const maxCoordinate = 1_000_000;

const coordinateField = z.number().min(-maxCoordinate).max(maxCoordinate);
export const pointField = z.strictObject({ x: coordinateField, y: coordinateField });
/** `z` is above the floor of its level. */
export const spotField = z.strictObject({
  x: coordinateField,
  y: coordinateField,
  z: z.number().min(-20_000).max(20_000),
});
/** Degrees counter-clockwise, seen from above. */
export const turnField = z.number().min(-360).max(360);
/** No zero byte and no half of a character: neither can be stored. */
export function textField(most: number) {
  return z
    .string()
    .max(most)
    .regex(/^[^\0\p{Surrogate}]*$/u);
}
export const nameField = textField(120);
/** Set or absent: a file should not fill with `false`. */
export const flagField = z.literal(true).optional();
/** Hidden things are in the home but not shown; locked ones cannot be changed until they are unlocked. */
export const flagFields = { hidden: flagField, locked: flagField };

/**
 * The letters before the underscore name the table a record belongs to, and no such id is a name of Object.prototype.
 */
function idField(kind: string): z.ZodString {
  return z.string().regex(new RegExp(`^${kind}_[0-9a-z]{1,32}$`));
}

export const levelIdField = idField('lv');
export const wallIdField = idField('wl');
export const openingIdField = idField('op');
export const roomIdField = idField('rm');
export const itemIdField = idField('it');
export const groupIdField = idField('gp');
export const lightIdField = idField('lt');
export const cameraIdField = idField('cm');
export const stairsIdField = idField('st');
export const columnIdField = idField('cl');
export const beamIdField = idField('bm');
export const dimensionIdField = idField('dm');
export const noteIdField = idField('nt');
export const underlayIdField = idField('ul');

/** A finish of the library (models/materials), `oak-natural`, or an uploaded one. */
export const materialField = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]*([._-][a-zA-Z0-9]+){0,4}$/)
  .max(60);

/** A part with a material of its own. `openDesign` refuses keys that are names of Object.prototype. */
export const slotField = z.string().regex(/^(?!constructor$|prototype$)[a-z][a-zA-Z0-9]{0,23}$/);
export const partFinishesField = z
  .record(slotField, materialField)
  .refine((finishes) => Object.keys(finishes).length <= 12);

/** Something drawn between two points has a length: a beam, a measure. */
export function isApart({ a, b }: { a: { x: number; y: number }; b: { x: number; y: number } }): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) >= 1;
}
