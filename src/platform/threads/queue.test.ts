import { describe, expect, test } from 'vitest';
import { createFairQueue, createQueue, createQueues } from './queue.ts';

describe('A27: a queue', () => {
  test('two at a time, in order; who comes when the line is full is asked to come again', async () => {
    const inLine = createQueue(2, 3);
    let busy = 0;
    let most = 0;
    const order: number[] = [];
    const work = (n: number) =>
      inLine(async () => {
        most = Math.max(most, ++busy);
        await new Promise((go) => setImmediate(go));
        order.push(n);
        busy--;
      });
    const answers = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(work));
    expect(most).toBe(2);
    expect(order).toEqual([1, 2, 3, 4, 5]);
    expect(answers[5]).toMatchObject({ status: 'rejected', reason: { key: 'unavailable' } });
    await work(7);
  });

  test('a work that fails frees its place', async () => {
    const inLine = createQueue(1, 5);
    await expect(inLine(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inLine(async () => 'next')).toBe('next');
  });

  test('who has waited too long is refused, and their place in the line is gone with them', async () => {
    const inLine = createQueue(1, 5, 'too_many_requests', 1);
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = inLine(() => promise);
    const begun: string[] = [];
    await expect(inLine(async () => begun.push('second'))).rejects.toMatchObject({ key: 'too_many_requests' });
    resolve();
    await first;
    expect(await inLine(async () => 'third')).toBe('third');
    expect(begun).toEqual([]);
  });

  test('without room to wait, who finds all places taken is refused as it was told to', async () => {
    const inLine = createQueue(1, 0, 'too_many_requests');
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = inLine(() => promise);
    await expect(inLine(async () => 'second')).rejects.toMatchObject({ key: 'too_many_requests' });
    resolve();
    await first;
    expect(await inLine(async () => 'third')).toBe('third');
  });
});

describe('A27: a line for each', () => {
  test('a flood of one waits for itself: who comes after it is served between', async () => {
    const inLine = createQueues(1, 20);
    const order: string[] = [];
    const work = (whose: string) =>
      inLine(whose, async () => {
        await new Promise((go) => setImmediate(go));
        order.push(whose);
      });
    await Promise.all([...Array.from({ length: 10 }, () => work('flood')), work('somebody')]);
    expect(order.indexOf('somebody')).toBe(1);
    expect(order).toHaveLength(11);
  });

  test('it says how many of theirs are inside; refused is who finds their own line full', async () => {
    const inLine = createQueues(1, 1, 'too_many_requests');
    const { promise, resolve } = Promise.withResolvers<void>();
    let counted = 0;
    const first = inLine('a', async (inside) => {
      await promise;
      counted = inside();
    });
    const second = inLine('a', async () => undefined);
    await expect(inLine('a', async () => 'third')).rejects.toMatchObject({ key: 'too_many_requests' });
    expect(await inLine('b', async () => 'other')).toBe('other');
    resolve();
    await Promise.all([first, second]);
    expect(counted).toBe(2);
  });
});

describe('A27: one line for all, in turns by person', () => {
  test('who comes after a flood of somebody else is next, and each is served in the order they asked', async () => {
    const inLine = createFairQueue(1, 5, { atOnce: 1, waiting: 20 });
    const order: string[] = [];
    const work = (whose: string, name: string) =>
      inLine(whose, async () => {
        await new Promise((go) => setImmediate(go));
        order.push(name);
      });
    await Promise.all([
      ...Array.from({ length: 14 }, (_, n) => work('flood', `flood ${n}`)),
      work('somebody', 'first'),
      work('somebody', 'second'),
    ]);
    expect(order.slice(0, 5)).toEqual(['flood 0', 'first', 'flood 1', 'second', 'flood 2']);
    expect(order).toHaveLength(16);
  });

  test('too many of one person are too many of theirs; of all together, everybody comes again', async () => {
    const inLine = createFairQueue(1, 1, { atOnce: 1, waiting: 1 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const begun = ['a', 'a', 'b'].map((whose) => inLine(whose, () => promise));
    await expect(inLine('a', () => promise)).rejects.toMatchObject({ key: 'too_many_requests' });
    await expect(inLine('c', () => promise)).rejects.toMatchObject({ key: 'unavailable' });
    resolve();
    await Promise.all(begun);
  });
});
