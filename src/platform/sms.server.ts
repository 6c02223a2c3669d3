import { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import { insertLocalMessage } from '#platform/local-messages-queries.server.ts';

export interface SmsSender {
  send(message: { to: string; text: string }): Promise<void>;
}

export interface TwilioAccount {
  account: string;
  token: string;
  from: string;
  baseUrl: string;
}

const twilioAnswer = z.object({
  sid: z.string().optional(),
  code: z.number().optional(),
  message: z.string().nullish(),
});

/**
 * Twilio's documented call: POST /2010-04-01/Accounts/{sid}/Messages.json, form fields To, From, Body, basic auth; 201
 * when taken.
 */
export function twilioSms(account: TwilioAccount, patienceMs = 15_000): SmsSender {
  const address = `${account.baseUrl}/2010-04-01/Accounts/${encodeURIComponent(account.account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account.account}:${account.token}`).toString('base64')}`;
  return {
    async send({ to, text }) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({ To: to, [sender(account.from)]: account.from, Body: text }),
        signal: AbortSignal.timeout(patienceMs),
        redirect: 'error',
      });
      const answer = twilioAnswer.safeParse(await response.json().catch(() => null));
      if (response.status !== 201 || !answer.data?.sid)
        throw new Error(`SMS refused: HTTP ${response.status}, code ${answer.data?.code ?? 'none'}`);
    },
  };
}

export function localSms(db: Database, clock: Clock): SmsSender {
  return {
    send: ({ to, text }) =>
      insertLocalMessage(db, { channel: 'sms', recipient: to, subject: null, body: text, created_at: clock.now() }),
  };
}

/** A messaging service's id (MG…) goes in a field of its own. */
function sender(from: string): 'From' | 'MessagingServiceSid' {
  return from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
}
