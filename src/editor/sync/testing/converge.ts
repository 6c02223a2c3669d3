import { expect } from 'vitest';
import { canonicalJson } from '#design/canonical-json.ts';
import type { Design } from '#design/document.ts';
import { seededRng, type Rng } from '#lib/random.ts';
import { newWriter, writeSomething, type Writer } from './random-writers.ts';
import { createSyncWorld, type SyncWorld } from './sync-world.ts';

/** A command is in storage within this of the edit: what a killed window did before is not lost. Milliseconds. */
const storedWithin = 100;

interface Killed {
  done: Writer['done'];
  at: number;
}

/** Two to five windows of one to five people write at random over a rough network; some are killed. All by one seed. */
export async function expectConvergence(
  start: Design,
  seed: number,
  rounds = 14,
): Promise<{ lines: number; kills: number }> {
  const rng = seededRng(seed);
  const world = createSyncWorld(start, seed);
  const writers: Writer[] = [];
  const killed: Killed[] = [];
  const count = 2 + Math.floor(rng.next() * 4);
  for (let i = 0; i < count; i++) {
    const shared = rng.next() < 0.3 ? writers.at(-1)?.browser : undefined;
    const writer = await newWriter(world, shared ?? world.browser(`u_${i}`));
    writers.push(writer);
    makeRough(writer, rng);
  }
  for (let round = 0; round < rounds; round++) {
    const writer = rng.pick(writers);
    for (let i = 0; i <= rng.next() * 3; i++) writeSomething(world, writer, rng, seed * 1000 + round * 10 + i);
    if (rng.next() < 0.1) writer.tab.network.cut(rng.next() < 0.5);
    await world.clock.pass(rng.next() * 700);
    if (rng.next() < 0.12) killed.push(await killAndReopen(world, writer, rng));
  }
  for (const { tab } of writers) {
    tab.network.set({ loseRequest: 0, loseAnswer: 0, duplicate: 0, loseLine: 0, delay: 20 });
    tab.network.cut(false);
  }
  await untilSaved(world, writers);
  expectSame(world, writers, seed);
  expectNothingLost(world, writers, killed, seed);
  return { lines: world.server.log().length, kills: killed.length };
}

function makeRough(writer: Writer, rng: Rng): void {
  writer.tab.network.set({
    loseRequest: rng.next() * 0.2,
    loseAnswer: rng.next() * 0.3,
    duplicate: rng.next() * 0.2,
    loseLine: rng.next() * 0.4,
    delay: rng.next() * 900,
  });
}

async function killAndReopen(world: SyncWorld, writer: Writer, rng: Rng): Promise<Killed> {
  const gone = { done: writer.done, at: world.clock.now() };
  writer.tab.kill();
  await world.clock.pass(rng.next() * 300);
  Object.assign(writer, await newWriter(world, writer.browser));
  makeRough(writer, rng);
  return gone;
}

/** Ten minutes are more than every wait together. */
async function untilSaved(world: SyncWorld, writers: readonly Writer[]): Promise<void> {
  const isDone = () =>
    writers.every(
      ({ tab: { sync } }) => sync.state().saving.kind === 'saved' && sync.seq() === world.server.log().length,
    );
  for (let second = 0; second < 600 && !isDone(); second++) await world.clock.pass(1000);
  expect(writers.map(({ tab }) => tab.sync.state().saving.kind)).toEqual(writers.map(() => 'saved'));
}

function expectSame(world: SyncWorld, writers: readonly Writer[], seed: number): void {
  const there = canonicalJson(world.server.design());
  for (const { tab } of writers) expect(canonicalJson(tab.sync.design()) === there, `seed ${seed}`).toBe(true);
}

/** What was done stands in the log once, or was named; only the last tenth of a second of a killed window may miss. */
function expectNothingLost(
  world: SyncWorld,
  writers: readonly Writer[],
  killed: readonly Killed[],
  seed: number,
): void {
  const ids = world.server.log().map(({ id }) => id);
  expect(new Set(ids).size, `seed ${seed}: twice in the log`).toBe(ids.length);
  const logged = new Set(ids);
  const named = new Set(writers.flatMap(({ tab }) => tab.sync.state().conflicts.map(({ id }) => id)));
  const missing = (done: Writer['done'], until: number) =>
    done.filter(({ id, at }) => at <= until && !logged.has(id) && !named.has(id));
  const lost = [
    ...writers.flatMap(({ done }) => missing(done, Infinity)),
    ...killed.flatMap(({ done, at }) => missing(done, at - storedWithin)),
  ];
  expect(lost, `seed ${seed}`).toEqual([]);
}
