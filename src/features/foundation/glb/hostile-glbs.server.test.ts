import { setImmediate } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { openModelFile } from '#exchange/budget/check-model-file.ts';
import { RefusedFile } from '#exchange/budget/refusal.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { registerPerson, signIn } from '../../../../tests/support/app.ts';
import { glbRow } from '../../../../tests/support/uploads/glb-rows.ts';
import { hostileModels, honestGlb } from '../../../../tests/support/uploads/models.ts';
import { createGlbInspector, type GlbInspectionLimits } from './glb-inspector.server.ts';
import type { GlbData } from './glb.ts';
import { inspectGlb } from './inspect-glb.ts';
import { openGlbDesk } from '../../../../tests/support/uploads/glb-desk.ts';

const { world, merchant, bring } = await openGlbDesk();

const inspector = (limits?: GlbInspectionLimits) => createGlbInspector(limits, inject('threads'));

/** As the thread does it. */
async function judge(bytes: Buffer): Promise<string> {
  try {
    await inspectGlb(openModelFile(bytes), bytes.length);
    return 'accepted';
  } catch (error) {
    if (error instanceof RefusedFile) return error.refusal.key;
    throw error;
  }
}

describe('L2: hostile models', () => {
  const hostile = hostileModels();

  test('each is refused as named', async () => {
    const reasons: Record<string, string> = {};
    for (const { name, bytes } of hostile) reasons[name] = await judge(bytes);
    expect(reasons).toEqual(Object.fromEntries(hostile.map(({ name, reason }) => [name, reason])));
    expect(hostile.length).toBeGreaterThanOrEqual(30);
  });

  test('every fourth of them, sent by a merchant: in their words, and nothing is stored', async () => {
    const sent = hostile.filter(
      ({ reason }, i) => i % 4 === 0 || ['image-broken', 'nothing-to-see', 'too-many-vertices'].includes(reason),
    );
    const before = await world.db.selectFrom('glbs').select('id').execute();
    const answers: Record<string, unknown> = {};
    for (const [i, { name, bytes }] of sent.entries()) {
      const locale = locales[i % 3]!;
      const { status, error, data, message, field } = await bring(bytes, { locale });
      answers[name] = (data as { reason?: string } | null)?.reason;
      expect({ status, error, field }, name).toEqual({ status: 400, error: 'model_refused', field: 'file' });
      expect(message.length, name).toBeGreaterThan(20);
      expect(message, name).not.toMatch(/[{}]|glb\.|undefined/);
    }
    expect(answers).toEqual(Object.fromEntries(sent.map(({ name, reason }) => [name, reason])));
    expect(sent.length).toBeGreaterThan(10);
    expect(await world.db.selectFrom('glbs').select('id').execute()).toEqual(before);
    expect(await world.db.selectFrom('uploads').select('id').where('owner_id', '=', merchant.id).execute()).toEqual([]);
  });

  test('one that takes too long, or too much memory, is killed with its thread and named', async () => {
    const slow = inspector({ milliseconds: 1, megabytes: 512 });
    expect(await slow.inspect('a', async () => new Uint8Array(honestGlb()))).toEqual({
      ok: false,
      reason: 'too-heavy',
      values: {},
    });
    const narrow = inspector({ milliseconds: 60_000, megabytes: 4 });
    expect(
      await narrow.inspect(
        'a',
        async () =>
          new Uint8Array(honestGlb((json) => ({ ...json, extras: Array.from({ length: 90_000 }, () => [1]) }))),
      ),
    ).toEqual({ ok: false, reason: 'too-heavy', values: {} });
    // The next one is none the worse for it.
    expect(await inspector().inspect('a', async () => new Uint8Array(honestGlb()))).toMatchObject({ ok: true });
  });

  test('however many wait, one file at a time is read: the next when its turn has come', async () => {
    const works = inspector();
    const read = [] as string[];
    const gate = Promise.withResolvers<void>();
    const bring = (name: string) =>
      works.inspect(name === 'other' ? 'b' : 'a', async () => {
        read.push(name);
        await gate.promise;
        return new Uint8Array(honestGlb());
      });
    const all = Promise.all(['a', 'b', 'c', 'other'].map(bring));
    for (let turn = 0; turn < 20; turn++) await setImmediate();
    expect(read, 'three wait, and nothing of theirs is in memory').toEqual(['a']);
    gate.resolve();
    expect((await all).map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(read, 'somebody else does not wait for all of one person').toEqual(['a', 'other', 'b', 'c']);
  });

  test('own models come page by page, the newest first, each once', async () => {
    const other = await registerPerson(world);
    const now = world.clock.now();
    const row = (at: number) => ({
      ...glbRow(`gl_${String(at).padStart(25, '0')}`, other.id, now),
      name: `M${at}`,
      claimed_at: now,
      kept_at: null,
    });
    await world.db
      .insertInto('glbs')
      .values(Array.from({ length: 120 }, (_, at) => row(at)))
      .execute();
    const as = await signIn(world, other);
    const seen = [] as string[];
    for (let after: string | null = ''; after !== null;) {
      const page: { rows: GlbData[]; next: string | null } = (
        await world.call('GET', `/glbs${after === '' ? '' : `?after=${after}`}`, { token: as })
      ).data as never;
      expect(page.rows.length).toBeLessThanOrEqual(50);
      seen.push(...page.rows.map(({ name }) => name));
      after = page.next;
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => `M${119 - at}`));
    expect((await world.call('GET', `/glbs?after=${'x'.repeat(65)}`, { token: as })).status).toBe(400);
  });

  test('the reason is said in three languages', async () => {
    for (const locale of locales) {
      const reason = translator(locale, 'glb')('refusal.compressed', { extension: 'KHR_draco_mesh_compression' });
      const { bytes } = hostile.find(({ name }) => name === 'Draco')!;
      expect((await bring(bytes, { locale })).message).toBe(translator(locale, 'errors')('model_refused', { reason }));
    }
  });
});
