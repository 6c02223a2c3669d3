import { z } from 'zod';

/** The variants a person waits for (PRODUCT P5). */
export const watchData = z.object({ variants: z.array(z.string()) });
export type Watches = z.infer<typeof watchData>;
