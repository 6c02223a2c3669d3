import { startBuiltServer } from '../e2e/support/server.ts';
import { median, report } from './support/report.ts';

/*
 * Whether a failed login takes as long for an existing account as for an unknown one (PRODUCT D2). Interleaved pairs on
 * one server, alternating which comes first; each from an address of its own, each account tried five times, below its
 * limit.
 */
const pairs = 50;
const triesEach = 5;
const server = await startBuiltServer({ TRUST_PROXY: '127.0.0.1,::1' });

try {
  const known = await Promise.all(Array.from({ length: pairs / triesEach }, (_, i) => register(i)));
  await timeLogin('warm@mail.example', 0);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < pairs; i++) {
    const one = async () => {
      times.known.push(await timeLogin(known[i % known.length]!, i));
    };
    const other = async () => {
      times.unknown.push(await timeLogin(`nobody${i % known.length}@mail.example`, i + 100));
    };
    for (const attempt of i % 2 === 0 ? [one, other] : [other, one]) await attempt();
  }
  report('login', {
    pairs,
    knownMedianMs: round(median(times.known)),
    unknownMedianMs: round(median(times.unknown)),
    ratio: round(median(times.known) / median(times.unknown)),
  });
} finally {
  await server.stop();
}

async function timeLogin(mobileOrEmail: string, n: number): Promise<number> {
  const started = performance.now();
  const answer = await post('/auth/login', { mobileOrEmail, password: 'wrong-password' }, `10.2.0.${n}`);
  const took = performance.now() - started;
  if (answer.error !== 'login_failed') throw new Error(`expected login_failed, got ${answer.error}`);
  return took;
}

async function register(n: number): Promise<string> {
  const email = `known${n}@mail.example`;
  const mobile = `+8493${2_000_000 + n}`;
  const headers = { 'x-forwarded-for': `10.3.0.${n}` };
  await fetch(`${server.url}/api/auth/email-verification-code/${email}`, { headers });
  await fetch(`${server.url}/api/auth/sendVerificationCodeToMobile?mobile=${encodeURIComponent(mobile)}`, { headers });
  const answer = await post(
    '/auth/register',
    {
      nickname: `Known ${n}`,
      email,
      mobile,
      password: 'mai-hien-2026',
      verificationCode: await code(email),
      code: await code(mobile),
    },
    headers['x-forwarded-for'],
  );
  if (answer.code !== 200) throw new Error(`registration: ${answer.error}`);
  return email;
}

async function code(to: string): Promise<string> {
  for (let i = 0; i < 200; i++) {
    const { data } = (await (await fetch(`${server.url}/api/outbox?to=${encodeURIComponent(to)}`)).json()) as {
      data: { text: string }[];
    };
    const found = /\d{6}/.exec(data[0]?.text ?? '');
    if (found) return found[0];
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no code for ${to}`);
}

async function post(path: string, body: object, from: string): Promise<{ code: number; error?: string }> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { code: number; error?: string };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
