import { z } from 'zod';
import { pictureShape, localizedShape } from '#features/foundation/search/found.ts';

/** One of the first results shown in the header's search (PRODUCT B3). */
export const foundThing = z.object({
  id: z.string(),
  name: localizedShape,
  /** Of a designer: the city. */
  note: z.string().nullable(),
  /** Of a product, in đồng. */
  price: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  picture: pictureShape.nullable(),
  /** Of a product: the variant that was meant. */
  variant: z.string().nullable(),
  /** The studio's picture of a product without one; an address. */
  thumbnail: z.string().nullable(),
});
export type FoundThing = z.infer<typeof foundThing>;
