import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { commandKinds } from '#design/commands/command-table.ts';
import type { Command } from '#design/commands/command-table.ts';
import { everything } from '../../tests/support/workspace/everything.ts';
import { openPanel } from '../../tests/support/workspace/open-panel.tsx';
import { LevelChooser } from './levels/level-chooser.tsx';
import { SelectionPanel } from './panels/inspector/selection-panel.tsx';

type Panel = ReturnType<typeof openPanel>;
type Kind = (typeof commandKinds)[number]['kind'];

/** Keys on the plan and the palette reach these (editor/reachable.test.ts says by which). */
const byKeys = `
  wall.add wall.move wall.split opening.add opening.flip item.add items.group items.ungroup light.add
  camera.add stairs.add column.add beam.add dimension.add note.add things.add things.shift things.turn
  things.mirror things.place things.duplicate things.lock things.hide lamps.switch things.remove level.copy restore
  design.rename
`
  .trim()
  .split(/\s+/);
/**
 * Not fields of the plan: the sun and the surfaces have panels of their own, a picture is chosen from a disk, and a
 * product comes with the piece that is taken from the catalogue.
 */
const elsewhere = ['room.skirting', 'settings.change', 'underlay.add', 'items.product'];

const swatch = (row: number) => document.querySelectorAll('.insp-swatches')[row];
const paint = (row: number) =>
  flushSync(() => swatch(row)?.querySelector<HTMLButtonElement>('[aria-pressed=false]')?.click());
const press = (panel: Panel, name: string) => flushSync(() => panel.button(name)?.click());

/** By fields, buttons and lists, which every keyboard reaches: what is selected, and what is done then. */
const byFields: Record<string, readonly [id: RegExp, does: (panel: Panel) => void]> = {
  'corner.move': [/^wl_/, (panel) => panel.type('Length along its middle', '7000')],
  'walls.resize': [/^wl_/, (panel) => panel.type('Thickness', '150')],
  'wall.bend': [/^wl_/, (panel) => panel.type('Curve', '300')],
  'walls.finish': [/^wl_/, () => paint(0)],
  'opening.resize': [/^op_/, (panel) => panel.type('Width', '850')],
  'opening.replace': [/^op_/, (panel) => panel.choose('Type', 'gap')],
  'opening.move': [/^op_/, (panel) => press(panel, 'Move to the next wall')],
  'room.describe': [/^rm_/, (panel) => panel.choose('Use', 'study')],
  'room.finish': [/^rm_/, () => paint(0)],
  'room.ceiling': [/^rm_/, () => paint(2)],
  'item.move': [/^it_/, (panel) => panel.type('X', '-1200')],
  'items.replace': [/^it_/, (panel) => anotherSize(panel)],
  'items.finish': [/^it_/, () => paint(0)],
  'item.name': [/^it_/, (panel) => panel.type('Name', 'Bà ngoại')],
  'light.change': [/^lt_/, (panel) => panel.type('Brightness', '900')],
  'camera.change': [/^cm_/, (panel) => panel.type('Angle of view', '50')],
  'stairs.change': [/^st_/, (panel) => panel.type('Steps', '12')],
  'column.change': [/^cl_/, (panel) => panel.type('Height', '2000')],
  'beam.change': [/^bm_/, (panel) => panel.type('Width', '300')],
  'dimension.change': [/^dm_/, (panel) => panel.type('Line distance', '500')],
  'note.change': [/^nt_/, (panel) => panel.type('Text', 'here')],
  'underlay.change': [/^ul_/, (panel) => panel.type('Opacity', '20')],
  'level.add': [/^$/, (panel) => press(panel, 'Add a storey')],
  'level.change': [/^$/, (panel) => panel.type('Height to the ceiling', '3000')],
  'level.move': [/^$/, (panel) => [press(panel, 'Add a storey'), press(panel, 'Move down')]],
  'level.remove': [/^$/, (panel) => [press(panel, 'Add a storey'), press(panel, 'Delete this storey')]],
};

function anotherSize(panel: Panel): void {
  const [list] = document.querySelectorAll<HTMLSelectElement>('.insp-part select');
  const other = [...(list?.options ?? [])].find(({ value }) => value !== list?.value)?.value ?? '';
  panel.choose(list?.labels[0]?.textContent ?? '', other);
}

const kindsIn = (command: Command): string[] =>
  command.kind === 'batch' ? command.commands.map(({ kind }) => kind) : [command.kind];

test('J3 every kind of command has a way without a pointer', () => {
  const reached: string[] = [...byKeys, ...Object.keys(byFields), ...elsewhere];
  expect(reached.toSorted()).toEqual(commandKinds.map(({ kind }: { kind: Kind }) => kind).toSorted());
});

test.each(Object.entries(byFields))('J3 %s by a field', async (kind, [which, does]) => {
  const design = everything();
  const panel = openPanel(
    design,
    <>
      <SelectionPanel />
      <LevelChooser />
    </>,
  );
  const ids = Object.values(design).flatMap((table) => (table && typeof table === 'object' ? Object.keys(table) : []));
  const [id] = ids.filter((each) => which.test(each)).sort();
  if (id === undefined) flushSync(() => document.querySelector<HTMLButtonElement>('.lv-now')?.click());
  else {
    flushSync(() => void panel.driver.select(id));
    await vi.waitUntil(() => document.querySelector('.insp-fields :is(input, select, textarea)'), { timeout: 20_000 });
  }
  does(panel);
  expect(panel.driver.performed.flatMap(({ command }) => kindsIn(command))).toContain(kind);
});
