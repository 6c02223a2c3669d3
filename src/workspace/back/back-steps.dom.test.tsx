import { expect, test } from 'vitest';
import { createBackSteps } from './back-steps.ts';

/** A window with a history one can go back and forth in. */
function browser() {
  const entries: unknown[] = [{ idx: 0 }];
  let at = 0;
  const target = new EventTarget();
  const history = {
    get state() {
      return entries[at];
    },
    pushState(state: unknown) {
      entries.splice(++at, entries.length, structuredClone(state));
    },
    go(by: number) {
      queueMicrotask(() => travel(by));
    },
  };
  const location = { href: '/workspace/d_1' };
  function travel(by: number) {
    at = Math.max(0, Math.min(entries.length - 1, at + by));
    target.dispatchEvent(new PopStateEvent('popstate', { state: entries[at] }));
  }
  const heard: string[] = [];
  const window = Object.assign(target, { history, location }) as unknown as Window;
  const steps = createBackSteps(window, 'load-1');
  steps.listen();
  window.addEventListener('popstate', () => heard.push('router'));
  return { steps, travel, location, heard, count: () => entries.length, at: () => at };
}

const settled = () =>
  new Promise((done) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => done(null)))));

function openThing(steps: ReturnType<typeof browser>['steps'], name: string, closed: string[]) {
  const leave = steps.opened(() => {
    closed.push(name);
    leave();
  });
  return leave;
}

test('J3 back closes what was opened last, one thing at a time, and the router hears nothing of it', async () => {
  const { steps, travel, heard, at } = browser();
  const closed: string[] = [];
  openThing(steps, '3D', closed);
  await settled();
  openThing(steps, 'catalogue', closed);
  await settled();
  expect(at()).toBe(2);
  travel(-1);
  await settled();
  expect(closed).toEqual(['catalogue']);
  travel(-1);
  await settled();
  expect(closed).toEqual(['catalogue', '3D']);
  expect(heard).toEqual([]);
  travel(-1);
  expect(heard, 'now it leaves').toEqual(['router']);
});

test('J3 what is closed by its own button leaves no step behind; a panel in place of another is one step', async () => {
  const { steps, at, heard } = browser();
  const closed: string[] = [];
  const first = openThing(steps, 'catalogue', closed);
  await settled();
  first();
  const second = openThing(steps, 'furnish', closed);
  await settled();
  expect(at()).toBe(1);
  second();
  await settled();
  expect([at(), heard, closed]).toEqual([0, [], []]);
});

test('J3 forward opens nothing and does not stay there; on another page it is the router’s business', async () => {
  const { steps, travel, at, heard, location } = browser();
  const closed: string[] = [];
  openThing(steps, '3D', closed);
  await settled();
  travel(-1);
  await settled();
  travel(1);
  await settled();
  expect([at(), heard]).toEqual([0, []]);
  openThing(steps, '3D', closed);
  await settled();
  location.href = '/cart';
  travel(-1);
  expect(heard).toEqual(['router']);
});
