import { z } from 'zod';
import { pictureShape } from '#features/foundation/search/found.ts';

const link = z.object({ to: z.number().int(), yaw: z.number(), pitch: z.number() });
const place = z.object({ name: z.string(), middle: z.number(), links: z.array(link) });

/** Panoramas of a work that are linked: as they are stored, and as the page shows them. Radians. */
export const storedTour = z.object({ places: z.array(place.extend({ picture: z.string() })) });
export type StoredTour = z.infer<typeof storedTour>;
export const workTour = z.object({ places: z.array(place.extend({ picture: pictureShape })) });
