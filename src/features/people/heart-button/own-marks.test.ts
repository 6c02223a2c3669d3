import { describe, expect, test } from 'vitest';
import { createOwnMarks } from './own-marks.ts';

/** A server that keeps these, and what it was asked. */
function world(kept: string[]) {
  const asked: string[][] = [];
  const later: (() => void)[] = [];
  const marks = createOwnMarks(
    (ids) => {
      asked.push([...ids]);
      return Promise.resolve(ids.filter((id) => kept.includes(id)));
    },
    (work) => later.push(work),
  );
  return {
    asked,
    marks,
    async pass() {
      for (const work of later.splice(0)) work();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    },
  };
}

describe('F6: hearts of a page', () => {
  test('all that appear together are asked about in one call, none twice', async () => {
    const { asked, marks, pass } = world(['p_2']);
    for (const id of ['p_1', 'p_2', 'w_1', 'p_2']) marks.request('u_1', id);
    await pass();
    expect(asked).toEqual([['p_1', 'p_2', 'w_1']]);
    expect(['p_1', 'p_2', 'w_1'].map(marks.isKept)).toEqual([false, true, false]);
    marks.request('u_1', 'p_1');
    marks.request('u_1', 'w_9');
    await pass();
    expect(asked[1]).toEqual(['w_9']);
  });

  test('a page of very many is asked about by the hundred', async () => {
    const { asked, marks, pass } = world([]);
    for (let at = 0; at < 130; at += 1) marks.request('u_1', `p_${at}`);
    await pass();
    expect(asked.map((ids) => ids.length)).toEqual([100, 30]);
  });

  test('what is pressed before the answer comes stays as pressed', async () => {
    const { marks, pass } = world(['p_1']);
    marks.request('u_1', 'p_1');
    marks.set('p_1', false);
    await pass();
    expect(marks.isKept('p_1')).toBe(false);
  });

  test('another person has hearts of their own', async () => {
    const { asked, marks, pass } = world(['p_1']);
    marks.request('u_1', 'p_1');
    await pass();
    marks.request('u_2', 'w_1');
    expect(marks.isKept('p_1')).toBe(false);
    await pass();
    expect(asked).toEqual([['p_1'], ['w_1']]);
  });
});
