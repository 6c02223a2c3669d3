import Parser from 'dxf-parser';
import { describe, expect, it, test } from 'vitest';
import { apply } from '#design/apply.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import { recordsOn } from '#design/document.ts';
import { samples } from '#design/samples/samples.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';
import { furnishedFlat } from '#design/samples/furnished-flat.ts';
import { librarySymbols } from '#elements/furniture/symbol-source.ts';
import { ownRoomName } from '#elements/own-room-name.ts';
import { planOf } from '#elements/plan.ts';
import { dxfText } from '#exchange/dxf/dxf-text.ts';
import { planDxf } from '#exchange/dxf/plan-dxf.ts';
import type { PlanOptions } from '#exchange/paper/plan-sheet.ts';
import { boundsOf } from '#lib/polygon.ts';
import type { Locale } from '#lib/locale.ts';

const optionsIn = (locale: Locale, show: Partial<PlanOptions['show']> = {}): PlanOptions => ({
  symbols: librarySymbols(),
  show: { dimensions: true, furniture: true, names: true, lights: true, ...show },
  write: (text) => (text.kind === 'length' ? String(Math.round(text.millimetres)) : text.kind),
  roomName: (room) => ownRoomName(room, locale),
});

interface Entity {
  type: string;
  layer: string;
  text?: string;
  vertices?: { x: number; y: number }[];
  shape?: boolean;
}

/** Read by a reader that is not ours. */
function readBack(dxf: string) {
  const file = new Parser().parseSync(dxf);
  if (!file) throw new Error('not read');
  return { file, entities: file.entities as unknown as Entity[] };
}

/** What programs make of the codes in a text. */
const decoded = (text: string) =>
  text.replace(/\\U\+([0-9A-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

describe('J11 DXF, read by another program', () => {
  const flat = twoBedroomFlat();
  const level = flat.levels[0]!;
  const { file, entities } = readBack(planDxf(flat, level, optionsIn('vi', { dimensions: false })));
  const drawn = planOf(flat, level, librarySymbols());
  const on = (layer: string) => entities.filter((each) => each.layer === layer);

  it('is R12 in millimetres, on layers by kind with names in ASCII', () => {
    expect(file.header).toMatchObject({ $ACADVER: 'AC1009', $LUNITS: 2, $INSUNITS: 4 });
    const layers = Object.keys((file.tables as { layer: { layers: object } }).layer.layers);
    expect(layers).toEqual(expect.arrayContaining(['WALLS', 'DOORS', 'WINDOWS', 'ROOMS', 'ROOM_NAMES']));
    for (const { layer } of entities) expect(layers).toContain(layer);
    expect(layers.join('')).toMatch(/^[A-Z_0-9]+$/);
  });

  it('has every line of the plan, and walls where the plan has them to a millimetre', () => {
    expect(on('WALLS')).toHaveLength(drawn.shapes.filter(({ layer }) => layer === 'wall').length);
    const points = on('WALLS').flatMap(({ vertices = [] }) => vertices);
    const there = boundsOf(points);
    const here = boundsOf(drawn.shapes.filter(({ layer }) => layer === 'wall').flatMap(({ path }) => path));
    for (const side of ['left', 'right', 'bottom', 'top'] as const) expect(there[side]).toBeCloseTo(here[side], 1);
    const corners = new Set(points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
    for (const { path } of drawn.shapes.filter(({ layer }) => layer === 'wall'))
      for (const { x, y } of path) expect(corners).toContain(`${Math.round(x)} ${Math.round(y)}`);
  });

  it('has each door with its swing, each window with its panes', () => {
    const doors = recordsOn(flat, 'openings').filter(({ kind }) => kind === 'door');
    const leaves = { single: 1, double: 2, sliding: 0, folding: 0 };
    const swings = doors.reduce((sum, door) => sum + (door.kind === 'door' ? leaves[door.form] : 0), 0);
    expect(doors.length).toBeGreaterThan(2);
    expect(on('DOORS').filter(({ type }) => type === 'ARC')).toHaveLength(swings);
    const panes = drawn.shapes.filter(
      ({ elementId, weight }) => flat.openings[elementId]?.kind === 'window' && weight !== 'none',
    );
    expect(on('WINDOWS')).toHaveLength(panes.length);
  });

  it.each(['zh', 'vi', 'en'] as const)('names rooms in %s', (locale) => {
    const [first] = recordsOn(flat, 'rooms');
    const kindOnly = apply(flat, { kind: 'room.describe', ...placeOfRoom(first!), name: '', type: 'bedroom' });
    const home = kindOnly.ok ? kindOnly.design : flat;
    const texts = readBack(planDxf(home, level, optionsIn(locale))).entities.filter(({ type }) => type === 'TEXT');
    const names = texts.filter((each) => each.layer === 'ROOM_NAMES').map(({ text = '' }) => decoded(text));
    for (const room of recordsOn(home, 'rooms').filter(({ name, type }) => name || type !== 'other'))
      expect(names).toContain(ownRoomName(room, locale));
    expect(names.filter((name) => name === 'area')).toHaveLength(recordsOn(flat, 'rooms').length);
  });

  it('without furniture there is none; with it, there is a layer', () => {
    const home = furnishedFlat();
    const layers = (furniture: boolean) =>
      new Set(
        readBack(planDxf(home, home.levels[0]!, optionsIn('en', { furniture }))).entities.map(({ layer }) => layer),
      );
    expect(layers(true)).toContain('FURNITURE');
    expect(layers(false)).not.toContain('FURNITURE');
  });
});

test.each(Object.entries(samples))('J11 every storey of %s is ASCII, and read without a fault', (_, build) => {
  const design = build();
  for (const level of design.levels) {
    const dxf = planDxf(design, level, optionsIn('zh'));
    expect(dxf).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(dxf).not.toMatch(/NaN|Infinity|undefined/);
    expect(readBack(dxf).entities.length).toBeGreaterThan(0);
  }
});

test('J11 what people typed stays words', () => {
  expect(dxfText('Bếp 厨房')).toBe('B\\U+1EBFp \\U+53A8\\U+623F');
  expect(dxfText('50%%d \\P a\n0\nSECTION')).toBe('50\\U+0025\\U+0025d \\U+005CP a 0 SECTION');
  expect(dxfText('😀')).toBe('\\U+D83D\\U+DE00');
  expect(dxfText('ế'.repeat(100)).length).toBeLessThanOrEqual(255);
  expect(dxfText('ế'.repeat(100))).toMatch(/^(\\U\+1EBF)+$/);
  expect(decoded(dxfText('100 % \\U+0041'))).toBe('100 % \\U+0041');
});
