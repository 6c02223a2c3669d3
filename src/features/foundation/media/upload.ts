import { z } from 'zod';
import { modelLimitBytes, uploadLimitBytes } from '#lib/upload-limit.ts';
import type { Permission } from '#lib/permissions.ts';
import { limitedText } from '#platform/limited-text.ts';
import { mediaKinds, ruleOf, type MediaKind } from './media-rules.ts';

/**
 * Files in pieces (PRODUCT D6), for browser and server. The protocol is tus's idea in our own calls: the client asks
 * where it stopped, and the next piece says where it goes.
 */

/** Beside pictures: a model, and a file attached to a message. */
const uploadKinds = [...mediaKinds, 'model', 'file'] as const;
export type UploadKind = (typeof uploadKinds)[number];

export function limitOf(kind: UploadKind): number {
  return kind === 'model' ? modelLimitBytes : uploadLimitBytes;
}

export function isPictureKind(kind: UploadKind): kind is MediaKind {
  return kind !== 'model' && kind !== 'file';
}

/** What one has to hold to bring one; undefined is everyone signed in. */
export function uploadPermission(kind: UploadKind): Permission | undefined {
  if (kind === 'model') return 'models.upload';
  return kind === 'file' ? undefined : ruleOf(kind).by;
}

export const newUpload = z.strictObject({
  kind: z.enum(uploadKinds),
  name: limitedText(200),
  type: limitedText(100),
  bytes: z
    .int()
    .min(1)
    .max(2 ** 31 - 1),
});
export type NewUpload = z.infer<typeof newUpload>;

export const uploadData = z.object({
  id: z.string(),
  kind: z.enum(uploadKinds),
  bytes: z.number().int(),
  received: z.number().int(),
  piece: z.object({ least: z.number().int(), most: z.number().int() }),
  expiresAt: z.string(),
});
export type UploadData = z.infer<typeof uploadData>;
