import { z } from 'zod';
import { fileKinds } from './file-kinds.ts';

/** Shapes of files in conversations, for browser and server. */

export const talkFileData = z.object({
  id: z.string(),
  kind: z.enum(fileKinds),
  name: z.string(),
  bytes: z.number().int(),
});
export type TalkFileData = z.infer<typeof talkFileData>;

/** An attachment: a picture with its size, or a file with its name. */
export const shownFile = z.object({
  id: z.string(),
  url: z.string(),
  kind: z.enum(['picture', ...fileKinds]),
  name: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type ShownFile = z.infer<typeof shownFile>;
