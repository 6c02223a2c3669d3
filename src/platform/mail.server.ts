import { createTransport } from 'nodemailer';
import type { Database } from '#db/database.ts';
import { isThisMachine } from '#lib/this-machine.ts';
import type { Clock } from '#platform/clock.ts';
import type { WrittenLetter } from '#platform/letters.server.ts';
import { insertLocalMessage } from '#platform/local-messages-queries.server.ts';

/** The server's reply may repeat the address or the mail, and errors of jobs are logged. */
type SmtpError = Error & { code?: string; responseCode?: number };

export interface Mailer {
  send(letter: WrittenLetter): Promise<void>;
  close(): void;
}

/**
 * SMTP as the operator's URL says: `smtp://user:password@host:587`, `smtps://…:465`. A letter carries codes, so it leaves
 * this machine encrypted or not at all, unless the URL itself says `?requireTLS=false`.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    requireTLS: requiresTls(url),
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(letter) {
      const mail = {
        from,
        to: { name: '', address: letter.to },
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        ...(letter.unsubscribe === null ? {} : { list: { unsubscribe: letter.unsubscribe } }),
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      await transport.sendMail(mail).catch((error: SmtpError) => {
        throw new Error(`Mail refused: SMTP ${error.responseCode ?? 'none'}, ${error.code ?? 'no code'}`);
      });
    },
    close: () => transport.close(),
  };
}

export function localMailer(db: Database, clock: Clock): Mailer {
  return {
    send: (letter) =>
      insertLocalMessage(db, {
        channel: 'mail',
        recipient: letter.to,
        subject: letter.subject,
        body: letter.text,
        created_at: clock.now(),
      }),
    close: () => undefined,
  };
}

export function requiresTls(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  return protocol === 'smtp:' && !isThisMachine(hostname) && searchParams.get('requireTLS') !== 'false';
}
