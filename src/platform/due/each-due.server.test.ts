import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { allInTurn, eachDue, throwFailures } from '#platform/due/each-due.server.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

test('G2 what fails is tried once in a run and holds up nothing after it; a refusal is no failure unless said', async () => {
  const due = ['broken', 'worse', 'refused', 'fine', 'two'];
  const tries: string[] = [];
  const run = (isFailure?: () => boolean) => {
    const failures: unknown[] = [];
    tries.length = 0;
    return eachDue(world.db, failures, {
      next: async (tried) => due.filter((name) => !tried.includes(name)).slice(0, 2),
      nameOf: (name) => name,
      async work(_db, name) {
        tries.push(name);
        if (name === 'refused') throw new AppError('conflict');
        if (name === 'broken' || name === 'worse') throw new Error(name);
        return name === 'two' ? 2 : undefined;
      },
      ...(isFailure ? { isFailure } : {}),
    }).then((done) => ({ done, failures }));
  };
  expect(await run()).toEqual({ done: 3, failures: [new Error('broken'), new Error('worse')] });
  expect(tries).toEqual(due);
  expect((await run(() => true)).failures).toHaveLength(3);
  expect(() => throwFailures([new Error('a')], 'things did not pass')).toThrow('1 things did not pass');
});

test('G2 of the works of a job each is done, whatever becomes of those before; what failed is said afterwards', async () => {
  const done: string[] = [];
  const works = [
    async () => done.push('first'),
    () => Promise.reject(new AggregateError([new Error('a'), new Error('b')])),
    () => Promise.reject(new Error('c')),
    async () => done.push('last'),
  ];
  await expect(allInTurn(works)).rejects.toMatchObject({
    errors: [{ message: 'a' }, { message: 'b' }, { message: 'c' }],
  });
  expect(done).toEqual(['first', 'last']);
  await expect(allInTurn([])).resolves.toBeUndefined();
});
