import { expect, test } from 'vitest';
import type { RenderJob, RenderPort } from '../../ports/render-port.ts';
import { followRenders } from './follow-renders.ts';

const job = (id: string, done = 0) => ({ id, done }) as RenderJob;

function world() {
  const asked: string[] = [];
  const seen: (readonly RenderJob[])[] = [];
  let tell: (id: string | null) => void = () => undefined;
  let open: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => open.push(resolve));
  const port = {
    list: async () => {
      asked.push('list');
      await wait();
      return [job('a'), job('b')];
    },
    read: async (id: string) => {
      asked.push(id);
      await wait();
      return job(id, 1);
    },
    follow(hear: (id: string | null) => void) {
      tell = hear;
      return () => asked.push('left');
    },
  } as unknown as RenderPort;
  const following = followRenders(port, { there: (jobs) => seen.push(jobs), failed: () => seen.push([]) });
  const settle = async () => {
    const now = open;
    open = [];
    for (const go of now) go();
    for (let n = 0; n < 10; n++) await Promise.resolve();
  };
  return { asked, seen, following, settle, tell: (id: string | null) => tell(id) };
}

test('K1: the stream tells which picture came further; only that one is read, one question at a time', async () => {
  const { asked, seen, settle, tell, following } = world();
  tell('a');
  expect(asked).toEqual(['list']);
  await settle();
  // What was told meanwhile.
  expect(asked).toEqual(['list', 'a']);
  for (let n = 0; n < 50; n++) tell('b');
  await settle();
  expect(asked).toEqual(['list', 'a', 'b']);
  await settle();
  expect(seen.at(-1)?.map(({ done }) => done)).toEqual([1, 1]);
  expect(asked).toHaveLength(3);
  following.stop();
  tell('a');
  expect(asked.at(-1)).toBe('left');
});

test('K1: one that is new here, and a connection that was cut, ask for all', async () => {
  const { asked, settle, tell } = world();
  await settle();
  tell('c');
  await settle();
  tell(null);
  await settle();
  expect(asked).toEqual(['list', 'list', 'list']);
});
