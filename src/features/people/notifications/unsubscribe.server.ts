import { keyedHash, sameText } from '#platform/keys.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { noticeTopics, topicNames, type NoticeTopic } from './notice.ts';

/**
 * An address that turns off one topic's mails for one person, without signing in. Empty where the mail is necessary.
 */
export function unsubscribeLink(
  ctx: Pick<RequestContext, 'keys' | 'settings'>,
  userId: string,
  topic: NoticeTopic,
): string {
  if (noticeTopics[topic].necessary.mail) return '';
  return `${ctx.settings.origin}/notice?stop=${encodeURIComponent(`${userId}.${topic}.${keyedHash(ctx.keys.lookup, 'unsubscribe', userId, topic)}`)}`;
}

export function readUnsubscribe(
  ctx: Pick<RequestContext, 'keys'>,
  token: string,
): { userId: string; topic: NoticeTopic } | null {
  const [userId = '', name = '', mac = ''] = token.split('.');
  const topic = topicNames.find((each) => each === name);
  if (!topic || !sameText(mac, keyedHash(ctx.keys.lookup, 'unsubscribe', userId, topic))) return null;
  return { userId, topic };
}
