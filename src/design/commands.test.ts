import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import version4 from '#design/samples/saved/version-4.json' with { type: 'json' };
import { apply } from '#design/apply.ts';
import { canonicalJson } from '#design/canonical-json.ts';
import { commandKinds } from '#design/commands/command-table.ts';
import type { Command } from '#design/commands/command-table.ts';
import { newDesign } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { newHistory, perform, redo, undo } from '#design/history.ts';
import { openDesign } from '#design/open-design.ts';
import { readCommand } from '#design/read-command.ts';
import { studio } from '#design/samples/studio.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { commandFor, dice } from '#design/testing/random-commands.ts';

const start = fc.constantFrom(newDesign(), studio(), furnished());
const rolls = fc.array(dice, { minLength: 12, maxLength: 40 });
const wildText = fc.constantFrom(
  '',
  'x'.repeat(121),
  'x'.repeat(500),
  'constructor',
  'prototype',
  '__proto__',
  'Oak',
  '\u0000',
  'lv_1',
  'it_s1',
);
const wildNumber = fc.constantFrom(
  Number.NaN,
  Infinity,
  -Infinity,
  -1,
  0,
  0.5,
  361,
  25_000,
  999_999,
  1_000_001,
  1e9,
  -1e9,
);
const done = new Map<string, number>();

describe('any sequence of commands', () => {
  it('undone gives the first design byte for byte, redone the last', () => {
    fc.assert(
      fc.property(
        start,
        rolls,
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        (design, chances, continues) => {
          let history = newHistory(design);
          chances.forEach((roll, i) => {
            const command = commandFor(history.design, roll, i);
            const result = perform(history, command, continues[i]);
            if (!result.ok) return;
            history = result.history;
            done.set(command.kind, (done.get(command.kind) ?? 0) + 1);
          });
          const last = canonicalJson(history.design);
          // As many times as there are steps: one that is refused would else be tried for ever.
          for (const _ of history.past) history = undo(history);
          expect(history.past).toEqual([]);
          expect(canonicalJson(history.design)).toBe(canonicalJson(design));
          for (const _ of history.future) history = redo(history);
          expect(history.future).toEqual([]);
          expect(canonicalJson(history.design)).toBe(last);
        },
      ),
      { numRuns: 80 },
    );
  });

  it('really did every kind of command (restoring is what undoing does)', () => {
    const missing = commandKinds.map((each) => each.kind).filter((kind) => !done.has(kind));
    expect(missing).toEqual(['restore']);
  });

  it('gives the same whether the design was saved in between or not, and always one that opens', () => {
    fc.assert(
      fc.property(start, rolls, (given, chances) => {
        let design: Design = given;
        chances.forEach((roll, i) => {
          const command = commandFor(design, roll, i);
          const direct = apply(design, command);
          const stored = reopened(design);
          const sent = resent(command);
          const saved = apply(stored, sent);
          // Of two faults the first found is named, and that is a matter of order.
          expect(saved.ok ? canonicalJson(saved) : 'refused').toBe(direct.ok ? canonicalJson(direct) : 'refused');
          if (direct.ok) design = direct.design;
        });
        expect(canonicalJson(reopened(design))).toBe(canonicalJson(design));
      }),
      { numRuns: 15 },
    );
  });
});

describe('a command with any text or number in it', () => {
  it('that is done gives a design that opens', () => {
    fc.assert(
      fc.property(start, dice, fc.nat(), wildText, wildNumber, (design, roll, where, text, number) => {
        const result = apply(design, withWild(commandFor(design, roll, 1), where, text, number));
        if (result.ok) expect(openDesign(canonicalJson(result.design))).toMatchObject({ ok: true });
      }),
      { numRuns: 400 },
    );
  });

  it.each<[string, Command]>([
    ['a name of 500 characters', { kind: 'design.rename', name: 'x'.repeat(500) }],
    ['no level at all', { kind: 'restore', levels: [] }],
    [
      "a part called as every object's maker",
      { kind: 'items.finish', ids: ['it_s1'], slot: 'constructor', material: 'linen-oat' },
    ],
  ])('%s is refused', (_, command) => {
    expect(apply(furnished(), command)).toMatchObject({ ok: false, reason: 'bad_value' });
  });

  it('more text than a file may have is refused', () => {
    const finishes = Object.fromEntries(
      Array.from({ length: 24 }, (_, i) => [`slot${'x'.repeat(17)}${i}`, `oak-${'x'.repeat(56)}`]),
    );
    const sofa = furnished().items.it_s1!;
    const items = Object.fromEntries(
      Array.from({ length: 4000 }, (_, i) => [`it_${i}`, { ...sofa, group: undefined, id: `it_${i}`, finishes }]),
    );
    expect(
      apply(newDesign(), { kind: 'restore', items: JSON.parse(JSON.stringify(items)) as Design['items'] }),
    ).toMatchObject({ ok: false, reason: 'too_large' });
  });
});

/** One of the texts or numbers of the command, whichever, is another. Nobody has read the command before. */
function withWild(command: Command, where: number, text: string, number: number): Command {
  const leaves = leavesOf(command);
  let at = 0;
  const replaced = (value: unknown, key: string): unknown => {
    if (isLeaf(value)) {
      if (at++ !== where % leaves || key === 'kind') return value;
      return typeof value === 'string' ? text : number;
    }
    if (Array.isArray(value)) return value.map((each) => replaced(each, ''));
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, name)]))
      : value;
  };
  return replaced(command, '') as Command;
}

function leavesOf(value: unknown): number {
  if (isLeaf(value)) return 1;
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, each) => sum + leavesOf(each), 0)
    : 0;
}

function isLeaf(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function furnished(): Design {
  const sofas = [1, 2, 3, 4].map((i): Command => ({
    kind: 'item.add',
    item: {
      id: `it_s${i}`,
      level: 'lv_1',
      model: 'sofa-0001',
      finishes: {},
      at: { x: i * 1000, y: 2000, z: 0 },
      turn: 0,
      placement: 'floor',
      locked: false,
    },
  }));
  return applyAll(reopened(version4), [
    ...sofas,
    { kind: 'things.lock', ids: ['ul_1', 'lt_1', 'it_2'], locked: false },
    { kind: 'items.group', ids: ['it_s1', 'it_s2'], group: { id: 'gp_s', name: 'Set' } },
  ]);
}

function reopened(design: unknown): Design {
  const opened = openDesign(canonicalJson(design));
  if (!opened.ok) throw new Error(`${opened.reason} ${opened.path}`);
  return opened.design;
}

function resent(command: Command): Command {
  const read = readCommand(JSON.parse(JSON.stringify(command)));
  if (!read.ok) throw new Error(`${command.kind} ${read.reason} ${read.path}`);
  return read.command;
}
