import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';

export interface Person {
  nickname: string;
  email: string;
  mobile: string;
  e164: string;
  password: string;
}

const numbers = 10_000_000;
/** Each worker counts on from a place of its own: hundreds of them drawn one by one would soon bring one twice. */
const people = globalThis as { hienPeople?: number };

/** A new person, so that no two tests make the same. */
export function newPerson(): Person {
  people.hienPeople = ((people.hienPeople ?? Math.floor(Math.random() * numbers)) + 1) % numbers;
  const n = String(people.hienPeople).padStart(7, '0');
  return {
    nickname: `Người ${n}`,
    email: `khach${n}@mail.example`,
    mobile: `091${n}`,
    e164: `+8491${n}`,
    password: 'mai-hien-2026',
  };
}

export function someAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return `10.${part()}.${part()}.${part()}`;
}

/** The code that a real channel would have delivered, from the local outbox; waits for the worker. */
export async function codeFor(
  to: string,
  after = 0,
  baseUrl = inject('baseUrl'),
): Promise<{ code: string; id: number }> {
  const deadline = Date.now() + 45_000;
  while (Date.now() < deadline) {
    const newest = (await lettersTo(to, baseUrl)).find((letter) => letter.id > after && /\b\d{6}\b/.test(letter.text));
    if (newest) return { code: /\b\d{6}\b/.exec(newest.text)![0], id: newest.id };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no code for ${to}`);
}

export async function lettersTo(to: string, baseUrl = inject('baseUrl')): Promise<{ id: number; text: string }[]> {
  const answer = await fetch(`${baseUrl}/api/outbox?to=${encodeURIComponent(to)}`);
  const { data } = (await answer.json()) as { data: { id: string; text: string }[] };
  return data.map(({ id, text }) => ({ id: Number(id), text }));
}

/** Signs a browser in through the calls; its next page knows the person. */
export async function signIn(
  context: BrowserContext,
  who: Pick<Person, 'email' | 'password'>,
  baseUrl = inject('baseUrl'),
): Promise<void> {
  await signInWith(context, '/api/auth/login', { mobileOrEmail: who.email, password: who.password }, baseUrl);
}

export async function signInToDemo(
  context: BrowserContext,
  kind: 'user' | 'designer' | 'merchant' | 'admin',
  baseUrl = inject('baseUrl'),
): Promise<void> {
  await signInWith(context, '/api/demo/login', { kind }, baseUrl);
}

async function signInWith(context: BrowserContext, path: string, data: object, origin: string): Promise<void> {
  const answer = await context.request.post(path, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`sign-in refused: ${await answer.text()}`);
}
