import { afterAll, beforeEach, expect } from 'vitest';
import type { MediaKind } from '#features/foundation/media/media-rules.ts';
import { mediaData, type MediaData } from '#features/foundation/media/media.ts';
import { newMember, testApp, type Answer, type CallOptions } from '../app.ts';
import { formOf, type FormFile } from '../multipart.ts';
import { jpegOf } from '../pictures.ts';

/** A server for the pictures of a test file; `person` is another one in each of its tests. */
export async function openMediaDesk() {
  const world = await testApp();
  afterAll(() => world.close());
  const person = await newMember(world);
  beforeEach(async () => void Object.assign(person, await newMember(world)));

  function send(file: FormFile, kind: string = 'avatar', options: CallOptions = {}): Promise<Answer> {
    const form = formOf(file);
    return world.call('POST', `/media?kind=${kind}`, {
      token: person.token,
      ...options,
      body: form.body,
      headers: { ...form.headers, ...options.headers },
    });
  }

  async function bring(kind: MediaKind = 'avatar', file?: FormFile): Promise<MediaData> {
    const answer = await send(file ?? { bytes: await jpegOf(400, 300) }, kind);
    expect(answer).toMatchObject({ status: 200 });
    return mediaData.parse(answer.data);
  }

  return {
    world,
    person,
    send,
    bring,
    look: (url: string, headers: Record<string, string> = {}) =>
      world.app.inject({ method: 'GET', url, headers: { host: 'localhost:3000', ...headers } }),
    rowOf: (id: string) => world.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst(),
  };
}
