import { z } from 'zod';
import { sharedRoles } from '#features/studio/designs/design-roles.ts';
import { limitedText, trimmedText } from '#platform/limited-text.ts';
import { linkDays, usualLinkDays } from './sharing-limits.ts';

/** Shapes of the calls about sharing (PRODUCT J9), for browser and server. */

const roleField = z.enum(sharedRoles);
const idField = limitedText(64);
const grant = { role: roleField, prices: z.boolean() };

/** One thing done to who may see a design. */
export const sharingChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('invite'), to: trimmedText(254).min(1), ...grant }),
  z.strictObject({ do: z.literal('change'), share: idField, ...grant }),
  z.strictObject({ do: z.literal('remove'), share: idField }),
  z.strictObject({
    do: z.literal('link'),
    ...grant,
    days: z.literal(linkDays).default(usualLinkDays),
  }),
  z.strictObject({ do: z.literal('revoke'), link: idField }),
  z.strictObject({ do: z.literal('answer'), person: idField, allow: z.boolean() }),
]);
export type SharingChange = z.infer<typeof sharingChange>;
export type SharingChangeInput = z.input<typeof sharingChange>;

const sharedPerson = z.object({
  id: z.string(),
  /** Both null until they have opened it: before, only what the owner typed is known of them. */
  person: z.string().nullable(),
  name: z.string().nullable(),
  contact: z.string().nullable(),
  ...grant,
  /** The talk it was attached to. */
  talk: z.string().nullable(),
  since: z.string(),
});

const sharedLink = z.object({ id: z.string(), ...grant, createdAt: z.string(), expiresAt: z.string() });

/** Who else may see a design, as its owner is told. */
export const sharingData = z.object({
  people: z.array(sharedPerson),
  /** Who asks to edit. */
  requests: z.array(z.object({ person: z.string(), name: z.string(), at: z.string() })),
  links: z.array(sharedLink),
  /** The secret of a link made now; it is said once and stored nowhere. */
  secret: z.string().nullable(),
});
export type Sharing = z.infer<typeof sharingData>;

/** A design somebody else shares with me. */
export const sharedDesign = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  role: roleField,
  prices: z.boolean(),
  updatedAt: z.string(),
  /** Not opened yet. */
  fresh: z.boolean(),
  plan: z.string(),
});
export type SharedDesign = z.infer<typeof sharedDesign>;
