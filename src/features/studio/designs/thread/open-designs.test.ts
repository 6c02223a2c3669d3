import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designHash } from '#design/design-hash.ts';
import { currentVersion, type Design } from '#design/document.ts';
import { openDesign } from '#design/open-design.ts';
import { furnishedTubeHouse } from '#design/samples/furnished-tube-house.ts';
import { studio } from '#design/samples/studio.ts';
import { commandFor, dice } from '#design/testing/random-commands.ts';
import type { FinishedRun, SentCommand } from '#platform/threads/design-keeper.ts';
import { restoreTo, withChanges, type DesignChange } from './design-changes.ts';
import { createOpenDesigns, type OpenLimits } from './open-designs.ts';

const patient: OpenLimits = { designs: 64, characters: 1e9, runMs: 1e9 };
const stored = (design: object, seq = 0) => ({ version: { seq, text: JSON.stringify(design) }, changes: [] });
const add = (n: number): SentCommand => ({
  id: `cmd_${String(n).padStart(6, '0')}`,
  command: {
    kind: 'item.add',
    item: {
      id: `it_${n}`,
      level: 'lv_1',
      model: 'chair-01k3',
      finishes: {},
      at: { x: n, y: 0, z: 0 },
      turn: 0,
      placement: 'floor',
      locked: false,
    },
  },
});
const finished = (answer: object): FinishedRun => {
  if ('behind' in answer) throw new Error('behind');
  return answer as FinishedRun;
};
const changesIn = ({ outcomes }: FinishedRun) =>
  outcomes.flatMap((each) => ('change' in each ? [each.change as DesignChange] : []));

describe('D3: the thread that has designs open', () => {
  test('says what it needs, then runs; what was not kept never was', () => {
    const open = createOpenDesigns(patient);
    const job = { design: 'g_1', head: 0, commands: [add(1)], saveFrom: 200 };
    expect(open.run(job, null)).toEqual({ behind: null });
    const first = finished(open.run(job, stored(studio())));
    expect(first.outcomes).toMatchObject([{ id: 'cmd_000001', skipped: [] }]);
    // Its transaction failed: the next begins where this one had.
    const second = finished(open.run({ ...job, commands: [add(2)] }, null));
    open.keep('g_1', first.ticket);
    expect(open.run({ ...job, head: 1 }, null)).toEqual({ behind: 0 });
    open.keep('g_1', second.ticket);
    expect(finished(open.run({ ...job, head: 1, commands: [add(2), add(1)] }, null)).outcomes).toMatchObject([
      { refused: { reason: 'id_taken' } },
      { id: 'cmd_000001', skipped: [] },
    ]);
  });

  test('kept, it is where the next begins; another server’s changes bring it on', () => {
    const open = createOpenDesigns(patient);
    const other = createOpenDesigns(patient);
    const job = { design: 'g_1', head: 0, commands: [add(1)], saveFrom: 200 };
    const first = finished(open.run(job, stored(studio())));
    open.keep('g_1', first.ticket);
    const changes = changesIn(first).map((change, at) => ({ seq: at + 1, change }));
    const theirs = finished(
      other.run({ ...job, head: 1, commands: [add(2), add(3)] }, { ...stored(studio()), changes }),
    );
    const news = changesIn(theirs).map((change, at) => ({ seq: at + 2, change }));
    expect(open.run({ ...job, head: 3, commands: [] }, null)).toEqual({ behind: 1 });
    const caught = finished(open.run({ ...job, head: 3, commands: [] }, { version: null, changes: news }));
    expect(caught.hash).toBe(theirs.hash);
  });

  test('a run out of time takes one command at least, and leaves the rest unanswered', () => {
    const open = createOpenDesigns({ ...patient, runMs: 0 });
    const { outcomes } = finished(
      open.run({ design: 'g_1', head: 0, commands: [add(1), add(2)], saveFrom: 200 }, stored(studio())),
    );
    expect(outcomes.map(({ id }) => id)).toEqual(['cmd_000001']);
  });

  test('the least recently used is forgotten, by number and by size', () => {
    const run = (open: ReturnType<typeof createOpenDesigns>, design: string, from: object | null) =>
      open.run({ design, head: 0, commands: [], saveFrom: 200 }, from ? stored(from) : null);
    for (const limits of [
      { ...patient, designs: 2 },
      { ...patient, characters: JSON.stringify(studio()).length * 2 },
    ]) {
      const open = createOpenDesigns(limits);
      for (const id of ['g_1', 'g_2']) run(open, id, studio());
      run(open, 'g_1', null);
      run(open, 'g_3', studio());
      expect(run(open, 'g_2', null)).toEqual({ behind: null });
      expect(run(open, 'g_1', null)).toHaveProperty('hash');
    }
  });

  test('the document as text comes with the command that reaches the number, or that follows an older form', () => {
    const open = createOpenDesigns(patient);
    const run = (design: string, saveFrom: number, from: object) =>
      finished(open.run({ design, head: 0, commands: [add(1)], saveFrom }, stored(from))).text;
    expect(run('g_1', 2, studio())).toBeNull();
    expect(run('g_2', 1, studio())).toContain('"it_1"');
    const { stairs: _, columns: __, beams: ___, dimensions: ____, notes: _____, underlays: ______, ...old } = studio();
    const text = run('g_3', 200, { ...old, version: 3 });
    expect(JSON.parse(text ?? '{}')).toMatchObject({ version: currentVersion, items: { it_1: {} } });
  });

  test('a design of a newer server is not touched', () => {
    const open = createOpenDesigns(patient);
    const newer = stored({ ...studio(), version: currentVersion + 1 });
    expect(() => open.run({ design: 'g_1', head: 0, commands: [], saveFrom: 200 }, newer)).toThrow(/newer/);
  });
});

describe('the log is read by its changes', () => {
  test('random commands: version and changes give the very document, whatever the commands were', () => {
    fc.assert(
      fc.property(fc.constantFrom(studio, furnishedTubeHouse), fc.array(dice, { maxLength: 25 }), (sample, rolls) => {
        const open = createOpenDesigns(patient);
        const start = openDesign(sample());
        if (!start.ok) throw new Error(start.reason);
        let now: Design = start.design;
        let head = 0;
        const changes: DesignChange[] = [];
        rolls.forEach((roll, n) => {
          const commands = [{ id: `cmd_${String(n).padStart(6, '0')}`, command: commandFor(now, roll, n) }];
          const done = finished(
            open.run({ design: 'g_1', head, commands, saveFrom: 0 }, n === 0 ? stored(start.design) : null),
          );
          open.keep('g_1', done.ticket);
          changes.push(...changesIn(done));
          head += changesIn(done).length;
          if (done.text !== null) now = JSON.parse(done.text) as Design;
        });
        const written = JSON.parse(JSON.stringify(changes)) as DesignChange[];
        const read = withChanges(JSON.parse(JSON.stringify(start.design)) as Design, written);
        expect(designHash(read)).toBe(designHash(now));
      }),
      { numRuns: 60 },
    );
  });

  test('a version restored is one command, whatever lies between', () => {
    const open = createOpenDesigns(patient);
    const house = openDesign(furnishedTubeHouse());
    if (!house.ok) throw new Error(house.reason);
    const restore = { id: 'cmd_restore', text: JSON.stringify(house.design) };
    const run = { design: 'g_1', head: 0, commands: [], restore, saveFrom: 0 };
    const { text, outcomes } = finished(open.run(run, stored(studio())));
    expect(outcomes).toMatchObject([{ id: 'cmd_restore', command: { kind: 'restore' } }]);
    const after = JSON.parse(text ?? '{}') as Design;
    expect(restoreTo(after, { ...house.design, name: after.name })).toEqual({ kind: 'restore' });
  });
});
