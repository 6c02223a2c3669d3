import { afterAll, expect } from 'vitest';
import { z } from 'zod';
import type { SharedRole } from '#features/studio/designs/design-roles.ts';
import { sharingData, type SharingChangeInput } from '#features/studio/sharing/sharing.ts';
import { newMember, testApp, type Answer, type Member, type Method } from '../app.ts';

/** Who asks: by a session, by the links of their browser, or both. */
export interface Caller {
  token?: string;
  cookies?: Record<string, string>;
}

/** A server for the shared designs of a test file; they are Lan's. `logged` is what it wrote into its log. */
export async function openSharingDesk() {
  const logged: string[] = [];
  const world = await testApp({}, { logTo: { write: (line) => logged.push(line) } });
  afterAll(() => world.close());
  const lan = await newMember(world);

  async function change(id: string, wanted: SharingChangeInput, by: Caller = lan) {
    const answer = await world.call('PUT', `/designs/${id}/sharing`, { ...by, body: { change: wanted } });
    expect(answer.status, JSON.stringify(answer)).toBe(200);
    return sharingData.parse(answer.data);
  }

  async function invited(id: string, role: SharedRole, prices = true): Promise<Member> {
    const person = await newMember(world);
    await change(id, { do: 'invite', to: person.email, role, prices });
    return person;
  }

  async function linkTo(id: string, role: SharedRole, prices = true): Promise<string> {
    const { secret } = await change(id, { do: 'link', role, prices });
    return z.string().parse(secret);
  }

  /** Trades a link for its cookie, as a browser does. */
  async function opened(secret: string, by: Caller = {}): Promise<Caller> {
    const answer = await world.call('POST', '/common/design-link', { ...by, body: { share: secret } });
    expect(answer.status).toBe(200);
    return { ...by, cookies: { share: answer.cookies['share'] ?? '' } };
  }

  const ask = (caller: Caller, method: Method, path: string, body?: unknown): Promise<Answer> =>
    world.call(method, path, { ...caller, ...(body === undefined ? {} : { body }) });

  async function fileStatus({ token, cookies = {} }: Caller, path: string): Promise<number> {
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const { statusCode } = await world.app.inject({
      url: `/api${path}`,
      headers: { host: 'localhost:3000', ...(token ? { authorization: `Bearer ${token}` } : {}), cookie },
    });
    return statusCode;
  }

  return { world, lan, logged, change, invited, linkTo, opened, ask, fileStatus };
}
