import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { newDesign, tableNames, type Design, type TableName } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { factsOf } from '#editor/pieces.ts';
import { findModel } from '#models/library.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { everything } from '../../../../tests/support/workspace/everything.ts';
import { openPanel } from '../../../../tests/support/workspace/open-panel.tsx';
import { SelectionPanel } from './selection-panel.tsx';

const fields = () => document.querySelectorAll('.insp-fields :is(input, select, textarea, button)').length;

async function opened(design: Design, id: string, ...more: string[]) {
  const panel = openPanel(design, <SelectionPanel />);
  flushSync(() => void panel.driver.select(id, ...more));
  // Those of a piece are fetched when the first one is selected.
  await vi.waitUntil(fields, { timeout: 20_000 });
  return panel;
}

function idIn(table: TableName, design: Design): string {
  const [id] = Object.keys(design[table]).sort();
  if (id === undefined) throw new Error(`no ${table}`);
  return id;
}

/** One whose family comes in several widths. */
function resizable({ items }: Design): string {
  const found = Object.values(items).find(
    ({ model }) => (findModel(model)?.family.parameters.width?.values.length ?? 0) > 1,
  );
  return found?.id ?? '';
}

test('a wall by its figures: sums and other units are taken, nonsense is named and changes nothing', async () => {
  const design = furnishedStudio();
  const id = idIn('walls', design);
  const { driver, type, text } = await opened(design, id);
  type('Thickness', '100+2*60');
  expect(driver.design.walls[id]?.thickness).toBe(220);
  type('Height', '3.1m');
  expect(driver.design.walls[id]?.height).toBe(3100);
  type('Thickness', '5');
  expect(driver.design.walls[id]?.thickness).toBe(220);
  expect(text(), 'what may be typed is said').toContain('20 – 1 000 mm');
});

test('a figure typed and left by selecting something else is set on what it was typed for', async () => {
  const design = furnishedStudio();
  const [first = '', second = ''] = Object.keys(design.walls).sort();
  const { driver, field } = await opened(design, first);
  const before = design.walls[second]?.thickness;
  const input = field('Thickness');
  flushSync(() => {
    if (input) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '330');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  flushSync(() => void driver.select(second));
  expect([driver.design.walls[first]?.thickness, driver.design.walls[second]?.thickness]).toEqual([330, before]);
});

test('a door becomes a window in the same place; its distance to the corner of the room is typed', async () => {
  const design = furnishedStudio();
  const door = Object.values(design.openings).find(({ kind }) => kind === 'door');
  const { driver, choose, type, field } = await opened(design, door?.id ?? '');
  const free = Number(field('To left corner')?.value.replace(/\s/g, ''));
  type('To left corner', String(free + 30));
  expect(driver.design.openings[door?.id ?? '']?.offset).toBe((door?.offset ?? 0) + 30);
  choose('Type', 'window');
  expect(driver.design.openings[door?.id ?? '']).toMatchObject({ kind: 'window', width: door?.width, sill: 900 });
  driver.editor.session.undo();
  expect(driver.design.openings[door?.id ?? '']?.kind).toBe('door');
});

test('a room is named, given a use and a floor, each one step to undo', async () => {
  const design = furnishedStudio();
  const id = idIn('rooms', design);
  const { driver, type, choose } = await opened(design, id);
  type('Name', '  Hiên trước ');
  choose('Use', 'study');
  flushSync(() => document.querySelector<HTMLButtonElement>('.insp-swatches [aria-pressed=false]')?.click());
  expect(driver.design.rooms[id]).toMatchObject({ name: 'Hiên trước', type: 'study' });
  expect(driver.design.rooms[id]?.floor).toBeDefined();
  expect(driver.performed.map(({ command }) => command.kind)).toEqual([
    'room.describe',
    'room.describe',
    'room.finish',
  ]);
});

test('J3 a room of four sides is as wide and deep as typed, each one step; one of six sides has no such fields', async () => {
  const drawn = drive(newDesign()).use('room').drag([0, 0], [3300, 2900]);
  const id = idIn('rooms', drawn.design);
  const { driver, type, field } = await opened(drawn.design, id);
  type('Width', '3.4m');
  type('Depth', '3000');
  expect(roomsOf(driver.design, 'lv_1').map(({ shape }) => Math.round(shape.netArea))).toEqual([3400 * 3000]);
  expect(driver.performed).toHaveLength(2);
  expect([driver.selection, field('Width')?.disabled]).toEqual([[id], false]);
  const six = drive(newDesign()).press('Shift+KeyB').drag([0, 0], [4000, 4000]);
  const other = await opened(six.design, idIn('rooms', six.design));
  expect(other.field('Width')).toBeNull();
});

test('J3 between two rooms the width is only read: neither wall is of the room alone', async () => {
  const row = drive(newDesign()).use('room').drag([0, 0], [2000, 3000]).drag([5000, 0], [7000, 3000]);
  const middle = row.drag([2100, 0], [4900, 3000]).selection[0] ?? '';
  const { field } = await opened(row.design, middle);
  expect([field('Width')?.disabled, field('Depth')?.disabled]).toEqual([true, false]);
});

test('a piece stands where it is typed, and is made to another size within its family', async () => {
  const design = furnishedStudio();
  const id = resizable(design);
  const { driver, type, choose, field } = await opened(design, id);
  type('X', '-1200');
  type('Turn', '45');
  expect(driver.design.items[id]).toMatchObject({ at: { x: -1200 }, turn: 45 });
  type('Turn', '700');
  expect(field('Turn')?.getAttribute('aria-invalid')).toBe('true');
  expect(driver.design.items[id]?.turn).toBe(45);
  const before = factsOf(driver.editor.pieces, driver.design.items[id]?.model ?? '');
  const width = field('Width') as unknown as HTMLSelectElement;
  const another = [...width.options].find(({ value }) => value !== width.value)?.value ?? '';
  choose('Width', another);
  const after = factsOf(driver.editor.pieces, driver.design.items[id]?.model ?? '');
  expect([after.family, after.width]).toEqual([before.family, Number(another)]);
});

test('what is locked shows its figures and takes none', async () => {
  const design = furnishedStudio();
  const id = idIn('items', design);
  const { driver, button } = await opened(design, id);
  flushSync(() => button('Lock or unlock')?.click());
  expect(driver.design.items[id]?.locked).toBe(true);
  expect(document.querySelector('fieldset.insp-fields')?.hasAttribute('disabled')).toBe(true);
  flushSync(() => button('Lock or unlock')?.click());
  expect(driver.design.items[id]?.locked).toBe(false);
});

test('two pieces are aligned; spreading needs a third', async () => {
  const design = furnishedStudio();
  const [first = '', second = ''] = Object.keys(design.items).sort();
  const { driver, button } = await opened(design, first, second);
  expect(button('Distribute horizontally')?.disabled).toBe(true);
  flushSync(() => button('Align left')?.click());
  expect(driver.performed).toHaveLength(1);
});

test('J3 stairs, columns and beams have finishes by part, and a way back to the usual one', async () => {
  const { driver, button } = await opened(everything(), 'st_1');
  const press = (name: string) => flushSync(() => button(name)?.click());
  const swatch = (part: number) =>
    flushSync(() => {
      const row = document.querySelectorAll('.insp-swatches')[part];
      row?.querySelector<HTMLButtonElement>('[aria-pressed=false]')?.click();
    });
  swatch(1);
  expect(Object.keys(driver.design.stairs.st_1?.finishes ?? {})).toEqual(['body']);
  press('Reset to the default finish');
  expect(driver.design.stairs.st_1?.finishes).toEqual({});
  for (const [id, table] of [
    ['cl_1', 'columns'],
    ['bm_1', 'beams'],
  ] as const) {
    flushSync(() => void driver.select(id));
    swatch(0);
    expect(driver.design[table][id]?.material).toBeDefined();
    press('Reset to the default finish');
    expect(driver.design[table][id]).not.toHaveProperty('material');
  }
});

test.each(locales)('every kind of thing has its fields in %s', async (language) => {
  const t = translator(language, 'workspace');
  const design = everything();
  const { driver, text } = openPanel(design, <SelectionPanel />, { language });
  for (const table of tableNames.filter((each) => each !== 'groups')) {
    flushSync(() => void driver.select(idIn(table, design)));
    await vi.waitUntil(fields, { timeout: 20_000 });
    const name = table === 'openings' ? 'inspector.openingKind.window' : (`selection.kind.${table}` as const);
    expect(text()).toContain(t(name));
    expect(
      document.querySelectorAll('.insp-fields :is(input, select, textarea, button)').length,
      table,
    ).toBeGreaterThan(1);
    expect(text(), 'no key is left untranslated').not.toMatch(/workspace\.|editor\./);
  }
});

test('a light, stairs and a note are changed by their fields', async () => {
  const { driver, type, choose } = await opened(everything(), 'lt_1');
  type('Brightness', '1200');
  flushSync(() => void driver.select('st_1'));
  type('Steps', '5');
  choose('Handrail', 'both');
  flushSync(() => void driver.select('nt_1'));
  type('Text', 'Ổ cắm');
  type('Text', '   ');
  const { lights, stairs, notes } = driver.design;
  expect([lights.lt_1?.lumens, stairs.st_1?.rail, notes.nt_1?.text]).toEqual([1200, 'both', 'Ổ cắm']);
  expect(stairs.st_1, 'the landing stays below the last step').toMatchObject({ steps: 5, before: 4 });
});

test('J3 a piece begins with what it is; what can be done to it stands at the foot, each sign with its word', async () => {
  const design = furnishedStudio();
  await opened(design, idIn('items', design));
  const panel = document.querySelector('.ws-insp');
  const acts = panel?.querySelector(':scope > .insp-acts');
  expect(panel?.lastElementChild).toBe(acts);
  expect(panel?.querySelector('.ws-panel-head .insp-acts')).toBeNull();
  const signs = [...(acts?.querySelectorAll<HTMLElement>('.ws-icon') ?? [])];
  expect(signs.map(({ title }) => title)).toEqual(signs.map((each) => each.getAttribute('aria-label')));
  expect(signs.map(({ title }) => title)).toEqual(expect.arrayContaining(['Duplicate', 'Lock or unlock', 'Delete']));
});

test('J3 a finish is put everywhere from the line of its name', async () => {
  const design = furnishedStudio();
  await opened(design, resizable(design));
  const all = [...document.querySelectorAll<HTMLElement>('.insp-slot > .insp-all')];
  expect(all.length).toBeGreaterThan(0);
  for (const each of all) expect(each.getAttribute('aria-label')).toBe('This finish everywhere');
});
