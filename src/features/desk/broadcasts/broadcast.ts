import { z } from 'zod';
import { linkField, textsField, textsShape } from '#features/foundation/texts/text-fields.ts';
import { roleNames } from '#lib/permissions.ts';
import { trimmedText } from '#platform/limited-text.ts';

/** Recipients of a broadcast: one person by id or email, everyone of a role, everyone. */
const audience = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('person'), person: trimmedText(254).min(3) }),
  z.strictObject({ to: z.literal('role'), role: z.enum(roleNames) }),
  z.strictObject({ to: z.literal('all') }),
]);
export type Audience = z.infer<typeof audience>;

const message = {
  audience,
  subject: textsField({ most: 120 }),
  message: textsField({ most: 2_000, lines: true }),
  link: linkField.refine((link) => link.startsWith('/'), { error: 'link_refused' }).nullable(),
};
/** Before it is sent: how many will receive it. */
export const reachBody = z.strictObject({ audience });
/** `reach` is the number the sender was shown: a message to one is never sent to a million by mistake. */
export const broadcastBody = z.strictObject({ ...message, reach: z.number().int().min(1) });
export type BroadcastForm = z.infer<typeof broadcastBody>;

export const reachData = z.object({
  /** Recipients: with an active account, who did not opt out. */
  reach: z.number().int(),
  /** Who opted out. */
  without: z.number().int(),
  /** For a single recipient: who that is. */
  person: z.object({ id: z.string(), nickname: z.string(), email: z.string() }).nullable(),
});
export type ReachData = z.infer<typeof reachData>;

const broadcastStates = ['sending', 'sent', 'stopped'] as const;
export const broadcastItem = z.object({
  id: z.string(),
  audience: z.enum(['person', 'role', 'all']),
  target: z.string().nullable(),
  subject: textsShape,
  message: textsShape,
  link: z.string().nullable(),
  status: z.enum(broadcastStates),
  reach: z.number().int(),
  told: z.number().int(),
  sender: z.string(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
});
export type BroadcastItem = z.infer<typeof broadcastItem>;
export const broadcastPage = z.object({ rows: z.array(broadcastItem), next: z.string().nullable() });
