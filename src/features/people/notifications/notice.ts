import { z } from 'zod';
import { locales } from '#lib/locale.ts';

/** Topics a person can opt out of, and those they cannot: `site` in the list, `mail` by mail. */
export const noticeTopics = {
  account: { necessary: { site: true, mail: true }, mail: true },
  orders: { necessary: { site: true, mail: false }, mail: true },
  messages: { necessary: { site: false, mail: false }, mail: true },
  stock: { necessary: { site: false, mail: false }, mail: true },
  works: { necessary: { site: true, mail: false }, mail: true },
  house: { necessary: { site: false, mail: false }, mail: false },
} as const satisfies Record<string, { necessary: Channels; mail: boolean }>;
export type NoticeTopic = keyof typeof noticeTopics;
export const topicNames = Object.keys(noticeTopics) as [NoticeTopic, ...NoticeTopic[]];
export interface Channels {
  site: boolean;
  mail: boolean;
}

/** The seed's six stored types, then ours (PRODUCT, notice types). Their titles are in messages under the same name. */
export const noticeTypes = {
  ADMIN_MESSAGE: 'house',
  DESIGNER_REQUEST_REJECTED: 'account',
  DESIGN_UNSHELVED: 'works',
  DESIGN_SHELVED: 'works',
  DESIGN_DELETED: 'works',
  PRODUCT_UNSHELVED: 'works',
  PRODUCT_SHELVED: 'works',
  PRODUCT_DELETED: 'works',
  FEEDBACK: 'messages',
  REQUEST_PASSED: 'account',
  REQUEST_DECLINED: 'account',
  REQUEST_RECEIVED: 'account',
  ACCOUNT_SUSPENDED: 'account',
  ACCOUNT_RESTORED: 'account',
  ROLES_CHANGED: 'account',
  ROLE_ADMIN_GIVEN: 'account',
  PLAN_ENDING: 'account',
  PLAN_ENDED: 'account',
  PLAN_CHANGED: 'account',
  ORDER_PLACED: 'orders',
  ORDER_TO_PAY: 'orders',
  ORDER_RECEIPT: 'orders',
  ORDER_PAID: 'orders',
  ORDER_PAYMENT: 'orders',
  ORDER_REJECTED: 'orders',
  ORDER_SHIPPED: 'orders',
  ORDER_TRACKING: 'orders',
  ORDER_COMPLETED: 'orders',
  ORDER_CANCELLED: 'orders',
  ORDER_DROPPED: 'orders',
  ORDER_REFUNDED: 'orders',
  ORDER_RETURN_ASKED: 'orders',
  ORDER_RETURN_PICTURES: 'orders',
  ORDER_RETURN_AGREED: 'orders',
  ORDER_RETURN_TO: 'orders',
  ORDER_RETURN_DECLINED: 'orders',
  ORDER_RETURN_ENDED: 'orders',
  ORDER_RETURN_SENT: 'orders',
  ORDER_RETURN_NOT_COME: 'orders',
  ORDER_RETURN_LAPSED: 'orders',
  ORDER_DESIGN_PLACED: 'orders',
  ORDER_DESIGN_MOVED: 'orders',
  ORDER_DESIGN_ENDING: 'orders',
  ORDER_DESIGN_ENDED: 'orders',
  BANK_ACCOUNT_ADDED: 'account',
  BANK_ACCOUNT_CHANGED: 'account',
  REFUND_ACCOUNT: 'account',
  PLATFORM_ACCOUNT_CHANGED: 'account',
  PLATFORM_ACCOUNT_STOPPED: 'account',
  PRODUCT_BACK: 'stock',
  REVIEW_RECEIVED: 'orders',
  REVIEW_ANSWERED: 'orders',
  REVIEW_HIDDEN: 'works',
  REPORT_DECIDED: 'messages',
  MESSAGE_WARNED: 'account',
  BILL_PAID: 'account',
  BILL_REJECTED: 'account',
  BILL_SHORT: 'account',
  REFUND_DUE: 'account',
  REFUND_SENT: 'account',
  PAYOUT_SENT: 'account',
  COMMISSION_CHANGED: 'account',
  DESIGN_SHARED: 'messages',
  DESIGN_EDIT_ASKED: 'messages',
  DESIGN_EDIT_GRANTED: 'messages',
  CONSULT: 'messages',
  MESSAGE: 'messages',
  COMMENT_ADDED: 'messages',
  COMMENT_ANSWERED: 'messages',
  COMMENT_RESOLVED: 'messages',
  COMMENT_NAMED: 'messages',
  RENDER_DONE: 'works',
  RENDER_FAILED: 'works',
} as const satisfies Record<string, NoticeTopic>;
export type NoticeType = keyof typeof noticeTypes;
export const noticeTypeNames = Object.keys(noticeTypes) as [NoticeType, ...NoticeType[]];

const typesWithMessage: ReadonlySet<NoticeType> = new Set([
  'CONSULT',
  'ORDER_DESIGN_PLACED',
  'ORDER_DESIGN_MOVED',
  'MESSAGE',
  'ADMIN_MESSAGE',
  'REVIEW_RECEIVED',
]);

/** What the quoted text of a notification is: the reason of a decision, an answer, or a message. */
export function quoteKind(type: NoticeType): 'reason' | 'answer' | 'message' {
  if (type === 'FEEDBACK' || type === 'REVIEW_ANSWERED') return 'answer';
  return typesWithMessage.has(type) ? 'message' : 'reason';
}

/** Where a tap on it leads: to what it is about; where words of somebody stand in it, to the notification itself. */
export function noticeTarget({ id, link, reason }: Pick<Notice, 'id' | 'link' | 'reason'>, own = `/notice?id=${id}`) {
  return link !== null && reason === null ? link : own;
}

/** Events of the stream itself: never stored, never counted. */
export const streamEvents = ['NONE', 'CONNECTED', 'DISCONNECTED', 'ERROR'] as const;

export const noticeData = z.object({
  id: z.string(),
  type: z.enum(noticeTypeNames),
  createdAt: z.string(),
  read: z.boolean(),
  /** The text of who decided, answered or wrote (`quoteKind`), in the reader's language or the fallback. */
  reason: z.object({ text: z.string(), lang: z.enum(locales) }).nullable(),
  /** Values of the title and the line: a work's name, an order's number. */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  link: z.string().nullable(),
});
export type Notice = z.infer<typeof noticeData>;

export const noticePage = z.object({
  content: z.array(noticeData),
  page: z.number().int(),
  size: z.number().int(),
  total: z.number().int(),
  unread: z.number().int(),
});
export type NoticePage = z.infer<typeof noticePage>;

export const mailsQuery = z.object({
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(100).default(20),
  status: z
    .enum(['all', 'unread', 'read', 'UNREAD', 'READ', 'ALL'])
    .default('all')
    .transform((status) => status.toLowerCase() as 'all' | 'unread' | 'read'),
});

export const noticeChoices = z.strictObject(
  Object.fromEntries(
    topicNames.map((topic) => [topic, z.strictObject({ site: z.boolean(), mail: z.boolean() })]),
  ) as Record<NoticeTopic, z.ZodObject<{ site: z.ZodBoolean; mail: z.ZodBoolean }>>,
);
export type NoticeChoices = z.infer<typeof noticeChoices>;

/** Default channels: everything in the list, mail where it matters. Necessary ones stay on whatever was chosen. */
export function effectiveChannels(topic: NoticeTopic, chosen: Channels | undefined): Channels {
  const { necessary, mail } = noticeTopics[topic];
  return { site: necessary.site || (chosen?.site ?? true), mail: necessary.mail || (chosen?.mail ?? mail) };
}
