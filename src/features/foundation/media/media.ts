import { z } from 'zod';
import { mediaKinds } from './media-rules.ts';

export const mediaData = z.object({
  id: z.string(),
  kind: z.enum(mediaKinds),
  private: z.boolean(),
  /** Null for a private one, which has no public address. */
  hash: z.string().nullable(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string(),
  url: z.string(),
  createdAt: z.string(),
});
export type MediaData = z.infer<typeof mediaData>;
