import nodemailer from 'nodemailer';
import type { Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { WrittenLetter } from '#platform/letters.server.ts';
import { keepLocally } from '#platform/local-messages-queries.server.ts';

export interface Mailer {
  send(letter: WrittenLetter): Promise<void>;
  close(): void;
}

/** SMTP as the operator's address says: `smtp://user:password@host:587`, `smtps://…:465`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 4, connectionTimeout: 10_000, socketTimeout: 30_000 });
  return {
    async send(letter) {
      await transport.sendMail({ from, to: { name: '', address: letter.to }, subject: letter.subject, text: letter.text, html: letter.html, disableFileAccess: true, disableUrlAccess: true });
    },
    close: () => transport.close(),
  };
}

export function localMailer(db: Database, clock: Clock): Mailer {
  return {
    send: (letter) => keepLocally(db, { channel: 'mail', recipient: letter.to, subject: letter.subject, body: letter.text, created_at: clock.now() }),
    close: () => undefined,
  };
}
