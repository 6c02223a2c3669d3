export interface Newcomer {
  nickname: string;
  email: string;
  mobile: string;
  password: string;
  address: string;
  key: string;
  emailCode: string;
  mobileCode: string;
}
export interface Envelope {
  code: number;
  error?: string;
  data: unknown;
}

export function newcomer(n: number): Newcomer {
  return {
    nickname: `Người ${n}`,
    email: `kill${n}@mail.example`,
    mobile: `+8494${String(1_000_000 + n)}`,
    password: 'mai-hien-2026',
    address: `10.5.${Math.floor(n / 200)}.${n % 200}`,
    key: `registration-${n}`,
    emailCode: '',
    mobileCode: '',
  };
}

/** Both codes, asked for and read from the local outbox. */
export async function prove(url: string, person: Newcomer): Promise<void> {
  await call(url, 'GET', `/auth/email-verification-code/${person.email}`, undefined, person.address);
  await call(
    url,
    'GET',
    `/auth/sendVerificationCodeToMobile?mobile=${encodeURIComponent(person.mobile)}`,
    undefined,
    person.address,
  );
  person.emailCode = await codeFrom(url, person.email);
  person.mobileCode = await codeFrom(url, person.mobile);
}

export function registerWith(url: string, person: Newcomer): Promise<Envelope> {
  const { nickname, email, mobile, password, emailCode, mobileCode } = person;
  return call(
    url,
    'POST',
    '/auth/register',
    { nickname, email, mobile, password, verificationCode: emailCode, code: mobileCode },
    person.address,
    undefined,
    person.key,
  );
}

export async function codeFrom(url: string, to: string): Promise<string> {
  for (let i = 0; i < 600; i++) {
    const { data } = (await (await fetch(`${url}/api/outbox?to=${encodeURIComponent(to)}`)).json()) as {
      data: { text: string }[];
    };
    const found = /\b\d{6}\b/.exec(data[0]?.text ?? '');
    if (found) return found[0];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no code for ${to}`);
}

export async function call(
  url: string,
  method: string,
  path: string,
  body: object | undefined,
  address: string,
  token?: string,
  key?: string,
): Promise<Envelope> {
  const headers: Record<string, string> = { 'x-forwarded-for': address, origin: url };
  if (body) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  if (key) headers['idempotency-key'] = key;
  const answer = await fetch(`${url}/api${path}`, { method, headers, body: body ? JSON.stringify(body) : undefined });
  return (await answer.json()) as Envelope;
}
