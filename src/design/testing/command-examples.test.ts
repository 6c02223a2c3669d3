import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apply } from '#design/apply.ts';
import { commandKinds } from '#design/commands/command-table.ts';
import { readEnvelope } from '#design/commands/wire.ts';
import { newDesign } from '#design/document.ts';
import { commandExamples } from '#design/testing/command-examples.ts';
import { commandsPage } from '#design/testing/commands-page.ts';

test('J10 every command has an example, each once', () => {
  const told = commandExamples.map(({ command }) => command.kind);
  expect(told.toSorted()).toEqual(commandKinds.map(({ kind }) => kind).toSorted());
});

test('J10 sent in order to a new design, none is refused and each does something', () => {
  let design = newDesign();
  for (const { command } of commandExamples) {
    const sent = readEnvelope(JSON.parse(JSON.stringify({ id: 'an_example', command })));
    expect(sent, command.kind).toMatchObject({ ok: true });
    const done = apply(design, command);
    expect(done, command.kind).toMatchObject({ ok: true });
    if (!done.ok) return;
    expect(done.inverse, command.kind).not.toEqual({ kind: 'restore' });
    design = done.design;
  }
});

test('docs/commands.md is what the examples say (node scripts/docs-commands.ts)', () => {
  expect(readFileSync(join(import.meta.dirname, '../../../docs/commands.md'), 'utf8')).toBe(commandsPage());
});
