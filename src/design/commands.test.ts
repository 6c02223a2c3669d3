import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import version3 from '#design/samples/saved/version-3.json' with { type: 'json' };
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
import { drawn } from '#design/samples/draw.ts';
import { commandFor, dice } from '#design/testing/random-commands.ts';

const start = fc.constantFrom(newDesign(), studio(), furnished());
const rolls = fc.array(dice, { minLength: 12, maxLength: 40 });
const done = new Map<string, number>();

describe('any sequence of commands', () => {
  it('undone gives the first design byte for byte, redone the last', () => {
    fc.assert(fc.property(start, rolls, fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 40, maxLength: 40 }), (design, chances, pauses) => {
      let history = newHistory(design);
      let now = 0;
      chances.forEach((roll, i) => {
        const command = commandFor(history.design, roll, i);
        now += pauses[i]!;
        const result = perform(history, command, now);
        if (!result.ok) return;
        history = result.history;
        done.set(command.kind, (done.get(command.kind) ?? 0) + 1);
      });
      const last = canonicalJson(history.design);
      while (history.past.length) history = undo(history);
      expect(canonicalJson(history.design)).toBe(canonicalJson(design));
      while (history.future.length) history = redo(history);
      expect(canonicalJson(history.design)).toBe(last);
    }), { numRuns: 80 });
  });

  it('really did every kind of command (restoring is what undoing does)', () => {
    const missing = commandKinds.map((each) => each.kind).filter((kind) => !done.has(kind));
    expect(missing).toEqual(['restore']);
  });

  it('gives the same whether the design was saved in between or not, and always one that opens', () => {
    fc.assert(fc.property(start, rolls, (given, chances) => {
      let design: Design = given;
      chances.forEach((roll, i) => {
        const command = commandFor(design, roll, i);
        const direct = apply(design, command);
        const [stored, sent] = [reopened(design), resent(command)];
        const saved = apply(stored, sent);
        // Of two faults the first found is named, and that is a matter of order.
        expect(saved.ok ? canonicalJson(saved) : 'refused').toBe(direct.ok ? canonicalJson(direct) : 'refused');
        if (direct.ok) design = direct.design;
      });
      expect(canonicalJson(reopened(design))).toBe(canonicalJson(design));
    }), { numRuns: 15 });
  });
});

function furnished(): Design {
  const sofas = [1, 2, 3, 4].map((i): Command => ({
    kind: 'item.add', item: { id: `it_s${i}`, level: 'lv_1', model: 'sofa-0001', finishes: {}, at: { x: i * 1000, y: 2000, z: 0 }, turn: 0, placement: 'floor', locked: false },
  }));
  return drawn(reopened(version3 as Design), [...sofas, { kind: 'items.group', ids: ['it_s1', 'it_s2'], group: { id: 'gp_s', name: 'Set' } }]);
}

function reopened(design: Design): Design {
  const opened = openDesign(canonicalJson(design));
  if (!opened.ok) throw new Error(`${opened.reason} ${opened.path}`);
  return opened.design;
}

function resent(command: Command): Command {
  const read = readCommand(JSON.parse(JSON.stringify(command)));
  if (!read.ok) throw new Error(`${command.kind} ${read.reason} ${read.path}`);
  return read.command;
}
