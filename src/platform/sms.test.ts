import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { twilioSms, type TwilioAccount } from '#platform/sms.server.ts';

/** The provider's documented API, as far as a message goes: what it saw, and what it is told to answer. */
const seen: { method?: string; path?: string; authorization?: string; type?: string; form: Record<string, string> }[] =
  [];
let answer: (response: ServerResponse) => void;
const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const provider = createServer((request, response) => void record(request).then(() => answer(response)));
let account: TwilioAccount;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve);
  });
  account = {
    account: 'AC0123',
    token: 'the/auth+token',
    from: '+15005550006',
    baseUrl: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  };
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  seen.length = 0;
  answer = json(201, { sid: 'SM1', status: 'queued' });
});

async function record(request: IncomingMessage): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  seen.push({
    method: request.method,
    path: request.url,
    authorization: request.headers.authorization,
    type: request.headers['content-type'],
    form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8'))),
  });
}

const message = { to: '+84912345678', text: '【轩】mã 123456 & 100%+' };

describe('D4: SMS by Twilio’s documented call', () => {
  test('method, path, basic auth and form fields are as documented', async () => {
    await twilioSms(account).send(message);
    expect(seen).toEqual([
      {
        method: 'POST',
        path: '/2010-04-01/Accounts/AC0123/Messages.json',
        authorization: `Basic ${Buffer.from('AC0123:the/auth+token').toString('base64')}`,
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        form: { To: '+84912345678', From: '+15005550006', Body: '【轩】mã 123456 & 100%+' },
      },
    ]);
  });

  test('a messaging service goes in a field of its own', async () => {
    await twilioSms({ ...account, from: 'MG42' }).send(message);
    expect(seen[0]!.form).toEqual({ To: message.to, MessagingServiceSid: 'MG42', Body: message.text });
  });

  test.each([
    [
      '400 with the provider’s code',
      json(400, { code: 21211, message: 'The number +84912345678 is not valid', status: 400 }),
      'SMS refused: HTTP 400, code 21211',
    ],
    ['401', json(401, { code: 20003, message: 'Authenticate' }), 'SMS refused: HTTP 401, code 20003'],
    ['429', json(429, { code: 20429 }), 'SMS refused: HTTP 429, code 20429'],
    [
      '500 that is not JSON',
      (response: ServerResponse) => {
        response.writeHead(500).end('<html>oops</html>');
      },
      'SMS refused: HTTP 500, code none',
    ],
    ['201 without an id', json(201, {}), 'SMS refused: HTTP 201, code none'],
    ['200, which is not what was documented', json(200, { sid: 'SM1' }), 'SMS refused: HTTP 200, code none'],
    [
      'an empty answer',
      (response: ServerResponse) => {
        response.writeHead(201).end();
      },
      'SMS refused: HTTP 201, code none',
    ],
  ])('%s is a refusal that names neither the person nor the text', async (_, how, words) => {
    answer = how;
    const refusal: unknown = await twilioSms(account)
      .send(message)
      .catch((error: unknown) => error);
    expect((refusal as Error).message).toBe(words);
    expect(String((refusal as Error).stack)).not.toMatch(/84912345678|123456|auth\+token/);
  });

  test('a connection cut off, and nobody listening, are failures', async () => {
    answer = (response) => {
      response.destroy();
    };
    await expect(twilioSms(account).send(message)).rejects.toThrow();
    await expect(twilioSms({ ...account, baseUrl: 'http://127.0.0.1:1' }).send(message)).rejects.toThrow();
  });

  test('no answer at all ends with time', async () => {
    answer = () => undefined;
    await expect(twilioSms(account, 50).send(message)).rejects.toThrow(/time/i);
  });

  test('a redirect is not followed: the token goes nowhere else', async () => {
    answer = (response) => {
      response.writeHead(307, { location: '/elsewhere' }).end();
    };
    await expect(twilioSms(account).send(message)).rejects.toThrow();
    // One given up before, on a busy machine, may be heard only now: they are told apart by where they went.
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.map(({ path }) => path)).not.toContain('/elsewhere');
  });
});
