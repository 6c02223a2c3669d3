import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { localMessages } from '#platform/local-messages-queries.server.ts';

interface OutboxMessage {
  id: string;
  channel: 'mail' | 'sms';
  to: string;
  subject: string | null;
  text: string;
  createdAt: string;
}

/** Undelivered mails and SMS. Only while a channel is unconfigured, and only from this very machine (PRODUCT D4). */
export async function listOutbox(ctx: RequestContext, to: string | null = null): Promise<OutboxMessage[]> {
  if (!ctx.settings.localOutbox || !ctx.loopback) throw new AppError('not_found');
  const rows = await localMessages(ctx.db, to);
  return rows.map((row) => ({
    id: String(row.id),
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    createdAt: row.created_at.toISOString(),
  }));
}
