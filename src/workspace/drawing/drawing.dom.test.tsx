import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newDesign } from '#design/document.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { dxfLimits } from '#exchange/dxf/read/dxf-limits.ts';
import { dxfRefusals } from '#exchange/dxf/read/dxf-refusal.ts';
import { dialects, roomIn } from '#exchange/dxf/testing/dxf-dialects.ts';
import { drawingDesk, type DrawingAnswers } from '#features/pages/workspace-page/drawing/drawing-desk.ts';
import { locales } from '#lib/locale.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { showInEditor } from '../../../tests/support/workspace/show-in-editor.tsx';
import type { DrawingsPort } from '../ports/drawings-port.ts';
import { PicturesProvider } from '../trace/pictures-context.tsx';
import { Drawing } from './drawing.tsx';

/** The worker's own desk in this thread; pictures are a browser's work. */
const port: DrawingsPort = {
  async open(file, onRead) {
    const desk = drawingDesk();
    const facts = (await desk.ask({ kind: 'read', file }, onRead)) as DrawingAnswers['read'];
    if ('refused' in facts) return facts;
    return {
      facts,
      view: () => Promise.resolve({ picture: null, size: { width: 6400, height: 4400 } }),
      picture: () => Promise.resolve({ picture: new Blob(), at: { x: 3200, y: 2200 }, width: 6450, ratio: 0.69 }),
      walls: (choice) => desk.ask({ kind: 'walls', choice }, onRead) as Promise<DrawingAnswers['walls']>,
      close: () => undefined,
    };
  },
};
const pictures = { keep: () => Promise.resolve({ id: 'local_1' }), address: () => Promise.resolve(null) };
const [r12] = dialects;
const room = new File([r12 ? roomIn(r12) : ''], 'plan.dxf');

/** The dialog is fetched when it is first asked for. */
function until(check: () => unknown): Promise<unknown> {
  return vi.waitUntil(check, { timeout: 20_000 });
}

/** A sheet with room for the whole plan: nothing is laid out here. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 4000, 4000));
});
afterEach(() => vi.restoreAllMocks());

function opened(language: 'en' | 'vi' | 'zh' = 'en') {
  const driver = drive(newDesign());
  const page = showInEditor(
    driver.editor,
    <ToastProvider>
      <PicturesProvider pictures={pictures}>
        <Drawing port={port} />
      </PicturesProvider>
    </ToastProvider>,
    language,
  );
  const drop = (...files: File[]) => {
    const event = new Event('drop', { cancelable: true });
    Object.assign(event, { dataTransfer: { types: ['Files'], files } });
    flushSync(() => window.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const text = () => page.textContent;
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find(
      (each) => each.textContent.trim() === name || each.getAttribute('aria-label') === name,
    );
  const press = async (name: string) => {
    await until(() => button(name) && !button(name)?.disabled);
    flushSync(() => button(name)?.click());
  };
  return { driver, page, drop, text, button, press };
}

describe('J11 a drawing dropped on the window', () => {
  test('its unit, size and layers are told; its walls are proposed, one is left out, the rest is one step', async () => {
    const { driver, drop, text, press, page } = opened();
    expect(drop(room), 'the page is not left').toBe(true);
    await until(() => /Size: 6.?400 × 4.?400 mm\./.test(text()));
    expect(text()).toContain('Layers (2 of 3)');
    expect(text()).toContain('Guessed from the size: please check.');
    for (const layer of ['WALL', 'DOOR', 'NAMES']) expect(text()).toContain(layer);
    flushSync(() => page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[2]?.click());
    await press('Find walls');
    await until(() => text().includes('5 walls'));
    expect(text()).toContain('with 1 door, 1 window and no openings.');
    expect(Object.keys(driver.design.walls), 'nothing before it is taken').toEqual([]);
    expect(Object.keys(driver.editor.session.shown.walls)).toHaveLength(5);
    const marks = () => [...page.querySelectorAll<HTMLButtonElement>('.dr-marks button')];
    await until(() => marks().length === 5);
    // The partition, which has the door.
    const partition = marks().find((mark) => mark.getAttribute('aria-label')?.includes('100 mm thick'));
    flushSync(() => partition?.click());
    await until(() => text().includes('1 wall left out.'));
    flushSync(() => partition?.click());
    await press('Draw these walls');
    expect(
      Object.values(driver.design.openings)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['door', 'window']);
    const rooms = Object.values(driver.design.rooms).map(({ name, type }) => `${name} ${type}`);
    expect(rooms.sort()).toEqual([' other', 'Phòng ngủ bedroom']);
    driver.editor.act('undo');
    expect([driver.design.walls, driver.design.rooms]).toEqual([{}, {}]);
  });

  test('left out, a wall is not drawn', async () => {
    const { driver, drop, press, page } = opened();
    drop(room);
    await press('Find walls');
    await until(() => page.querySelectorAll('.dr-marks button').length === 5);
    const partition = [...page.querySelectorAll<HTMLButtonElement>('.dr-marks button')].find((mark) =>
      mark.getAttribute('aria-label')?.includes('100 mm thick'),
    );
    flushSync(() => partition?.click());
    await press('Draw these walls');
    expect(Object.values(driver.design.walls).map(({ thickness }) => thickness)).toEqual([200, 200, 200, 200]);
  });

  test('as a picture it lies under the plan at once to scale', async () => {
    const { driver, drop, press } = opened();
    drop(room);
    await press('Picture to trace');
    await press('Lay it under the plan');
    await until(() => Object.keys(driver.design.underlays).length === 1);
    expect(Object.values(driver.design.underlays)).toMatchObject([
      { picture: 'local_1', at: { x: 3200, y: 2200 }, width: 6450, ratio: 0.69 },
    ]);
    expect(driver.tool.tool).toBe('select');
  });

  test('another kind of file is not taken, and not opened in place of the page', () => {
    const { drop, text } = opened();
    expect(drop(new File(['x'], 'notes.txt'))).toBe(true);
    expect(text()).toBe('');
  });
});

test.each(locales)('J11 in %s: what is wrong with a file is said in words', async (language) => {
  const t = translator(language, 'drawing');
  const { driver, drop, text } = opened(language);
  driver.editor.act('openDrawing');
  await until(() => text().includes(t('choose')));
  for (const [file, words] of [
    [new File(['AC1032 …'], 'plan.dxf'), t('refused.dwg')],
    [new File(['Dear Sir'], 'plan.dxf'), t('refused.not_dxf', { detail: '1' })],
    [new File(['0\nSECTION\n'], 'plan.dxf'), t('refused.cut_off')],
  ] as const) {
    drop(file);
    await until(() => text().includes(words));
  }
  const refused = (messagesFor(language, ['drawing']) as { drawing: { refused: object } }).drawing.refused;
  const reasons = [...dxfRefusals, 'no_walls', 'too_many_lines', 'too_many_walls', 'failed'];
  expect(Object.keys(refused).sort(), 'a text for every reason').toEqual(reasons.sort());
});

test('J11 the limit that is told is the reader’s', async () => {
  const { driver, text } = opened();
  driver.editor.act('openDrawing');
  await until(() => text().includes(`up to ${dxfLimits.bytes / 1e6} MB`));
});
