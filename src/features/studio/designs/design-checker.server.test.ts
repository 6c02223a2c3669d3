import { afterEach, describe, expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { openDesign } from '#design/open-design.ts';
import type { DesignChecker } from '#platform/threads/design-checker.ts';
import { designBytes, gridDesign } from '../../../../tests/support/studio/designs.ts';
import { createDesignChecker } from './design-checker.server.ts';

const patient = { milliseconds: 600_000, megabytes: 512, atOnce: 1, waiting: 20 };
const open: DesignChecker[] = [];
afterEach(async () => {
  for (const checker of open.splice(0)) await checker.close();
});

function checkerWith(limits: Partial<typeof patient> = {}): DesignChecker {
  const checker = createDesignChecker({ ...patient, ...limits });
  open.push(checker);
  return checker;
}

/** How often this thread came round while it waited: not once, had it done the work itself. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let done = false;
  const turn = () => {
    turns++;
    if (!done) setImmediate(turn);
  };
  turn();
  await work.finally(() => {
    done = true;
  });
  return turns;
}

describe('H2: designs are opened, checked and planned on a thread of their own', () => {
  test('a good one comes back as we store it; a bad one with reason and place', async () => {
    const checker = checkerWith();
    const verdict = await checker.check(designBytes(studio()));
    expect(verdict).toMatchObject({ ok: true, name: studio().name });
    expect(verdict.ok && openDesign(verdict.text).ok).toBe(true);
    expect(await checker.check(designBytes({ ...studio(), version: 99 }))).toEqual({
      ok: false,
      reason: 'future_version',
      path: 'version',
    });
    expect(await checker.check(Buffer.from([0xff, 0xfe]))).toEqual({ ok: false, reason: 'not_json', path: '' });
    expect(await checker.check(designBytes(gridDesign(45, 45)))).toEqual({
      ok: false,
      reason: 'too_many',
      path: 'rooms',
    });
  });

  test('this thread goes on while as many rooms as are allowed are found and planned, by one other thread', async () => {
    const started: number[] = [];
    const note = ({ threadId }: { threadId: number }) => started.push(threadId);
    process.on('worker', note);
    try {
      const checker = checkerWith();
      const grid = gridDesign(44, 44);
      expect(await turnsDuring(checker.check(designBytes(grid)))).toBeGreaterThan(100);
      const stored = openDesign(grid);
      const design = stored.ok ? stored.design : grid;
      expect(await turnsDuring(checker.plan('grid 1', design))).toBeGreaterThan(100);
      expect((await checker.plan('grid 1', design)).rooms).toHaveLength(44 * 44);
      expect(started).toHaveLength(1);
    } finally {
      process.off('worker', note);
    }
  });

  test('one that takes longer than its time is refused by that name; the thread is ended, the next gets another', async () => {
    const checker = checkerWith({ milliseconds: 1 });
    const grid = designBytes(gridDesign(44, 44));
    for (let round = 0; round < 2; round++)
      expect(await checker.check(grid)).toEqual({ ok: false, reason: 'too_slow', path: '' });
    await expect(checker.plan('grid 1', gridDesign(2, 2))).rejects.toMatchObject({ key: 'unavailable' });
  });

  test('who finds too many waiting is asked to come again; those who wait are served', async () => {
    const checker = checkerWith({ waiting: 1 });
    const file = designBytes(studio());
    const [first, second, third] = await Promise.allSettled([1, 2, 3].map(() => checker.check(file)));
    expect([first, second]).toMatchObject([{ value: { ok: true } }, { value: { ok: true } }]);
    expect(third).toMatchObject({ reason: { key: 'unavailable' } });
  });

  test('facts are remembered by name; what failed is tried again', async () => {
    const checker = checkerWith({ waiting: 0 });
    const grid = gridDesign(2, 3);
    const [one, other] = await Promise.allSettled([checker.plan('a 1', grid), checker.plan('b 1', grid)]);
    expect(one).toMatchObject({ status: 'fulfilled', value: { rooms: [] } });
    expect(other).toMatchObject({ reason: { key: 'unavailable' } });
    expect(await checker.plan('a 1', {})).toEqual(await checker.plan('a 1', grid));
    expect(await checker.plan('b 1', grid)).toEqual(await checker.plan('a 1', grid));
  });
});
