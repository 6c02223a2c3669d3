import { flushSync } from 'react-dom';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { newDesign, type Design } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { metric } from '#editor/units.ts';
import type { Session } from '#editor/session.ts';
import { showOn } from '../../tests/support/dom/show-on.ts';
import { noFurnishing } from '../../tests/support/workspace/furnishing.ts';
import { pressOn, showPage } from '../../tests/support/workspace/show-in-editor.tsx';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { listPortOf } from '../../tests/support/workspace/list-port.ts';
import type { WorkspacePorts } from './workspace-ports.ts';
import { Workspace } from './workspace.tsx';

/** The whole workspace over a design that nobody saves. */
function open(design: Design, more: Partial<WorkspacePorts> = {}): { session(): Session } {
  let attached: Session | null = null;
  const saved = { kind: 'saved' } as const;
  const ports: WorkspacePorts = {
    attach(session) {
      attached = session;
      return () => undefined;
    },
    saveState: () => saved,
    onSaveState: () => () => undefined,
    catalogue: { search: () => Promise.resolve({ cards: [], total: 0, next: null }), picture: () => null },
    offers: { product: () => Promise.resolve(null), quote: () => Promise.resolve(null) },
    favourites: null,
    uploads: { sizes: () => Promise.resolve({}) },
    list: emptyList,
    versions: null,
    publish: null,
    bringModel: null,
    render: null,
    furnish: noFurnishing,
    conflicts: { list: () => none, onChange: () => () => undefined, dismiss: () => undefined },
    person: 'u_1',
    uploadAddress: (id) => id,
    home: '/',
    ...more,
  };
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ToastProvider>
          <Workspace design={design} units={metric} ports={ports} />
        </ToastProvider>
      ),
    },
  ]);
  showPage(<Page />, 'vi');
  return {
    session() {
      if (!attached) throw new Error('the workspace is open');
      return attached;
    },
  };
}

const none: never[] = [];
const emptyList = listPortOf({ lines: [], total: 0, count: 0, merchants: [], fee: null });
function button(name: string): HTMLButtonElement | undefined {
  const all = [...document.querySelectorAll('button')];
  return (
    all.find((each) => each.textContent === name || each.getAttribute('aria-label') === name) ??
    all.find((each) => each.textContent?.startsWith(name))
  );
}

test('J10 on a phone nothing stands between undo and redo and the end of the bar that goes again', async () => {
  showOn('phone');
  open(newDesign());
  const bar = () =>
    [...document.querySelectorAll(':is(.ws-bar, .ws-bar-start) > .ws-icon')].map((each) => each.className);
  await expect.poll(() => bar().length).toBeGreaterThan(0);
  expect(bar()).toEqual(['ws-icon', 'ws-icon', 'ws-icon ws-more']);
});

test('J3 a typed room, undone and redone, in a workspace without a mouse', async () => {
  const { session } = open(newDesign());
  await expect.poll(() => button('Vẽ một phòng')).toBeDefined();
  button('Vẽ một phòng')?.click();
  await expect.poll(() => button('Chốt')).toBeDefined();
  for (const key of ['4', '2', '0', '0', 'nhân', '3', '6', '0', '0', 'Chốt']) button(key)?.click();
  expect(Object.keys(session().design.walls)).toHaveLength(4);
  await expect.poll(() => button('Hoàn tác')?.disabled).toBe(false);
  button('Hoàn tác')?.click();
  expect(Object.keys(session().design.walls)).toHaveLength(0);
  await expect.poll(() => button('Làm lại')?.disabled).toBe(false);
  button('Làm lại')?.click();
  expect(Object.keys(session().design.walls)).toHaveLength(4);
});

test('J3 where only its icon is seen, the save state says itself by a press', async () => {
  open(newDesign());
  await expect.poll(() => button('Đã lưu')?.title).toBe('Đã lưu');
  button('Đã lưu')?.click();
  await expect.poll(() => document.querySelector('.ws-save-told')?.textContent).toBe('Đã lưu');
});

test('J11 models and plan pictures that did not come along with a design are told on opening, once', async () => {
  const [chair] = Object.values(furnishedStudio().items);
  const place = { level: 'lv_1', at: { x: 0, y: 0 }, turn: 0, width: 9000, ratio: 1, opacity: 1 };
  open(
    {
      ...newDesign(),
      items: { it_1: { ...chair!, id: 'it_1', model: 'gl_gone' }, it_2: { ...chair!, id: 'it_2', model: 'gl_here' } },
      underlays: { un_1: { ...place, id: 'un_1', picture: 'm_gone' } },
    },
    {
      uploads: { sizes: () => Promise.resolve({ gl_here: { width: 500, depth: 500, height: 500 } }) },
      pictures: { keep: () => Promise.resolve({ refused: '' }), address: () => Promise.resolve(null) },
    },
  );
  const strip = () => [...document.querySelectorAll('.st-strip')].find((each) => each.textContent?.includes('Thiếu'));
  await expect.poll(() => strip()?.textContent).toContain('Thiếu 1 mô hình đã tải lên. Thiếu 1 ảnh nền.');
  strip()?.querySelector('button')?.click();
  await expect.poll(strip).toBeUndefined();
});

test('J6 the mark of a design that only this browser has leads to keeping it', async () => {
  const here = { kind: 'local', kept: true } as const;
  let asked = 0;
  open(newDesign(), {
    saveState: () => here,
    keeping: {
      id: 'local_1',
      by: 'signIn',
      keep: () => void asked++,
      lasts: () => Promise.resolve(true),
      origin: null,
    },
  });
  await expect.poll(() => document.querySelector('.ws-save-local button')).not.toBeNull();
  document.querySelector<HTMLElement>('.ws-save-local button')?.click();
  expect(asked).toBe(1);
});

test('J3 Tab walks the things only in the plan and leaves it behind the last', async () => {
  const { session } = open(furnishedStudio());
  await expect.poll(() => document.querySelector('.pv')).not.toBeNull();
  const plan = document.querySelector('.pv');
  if (!plan) return;
  const tab = (on: Element) => pressOn(on, 'Tab');
  const rail = document.querySelector('.ws-rail button');
  expect(rail && tab(rail), 'a button leaves Tab to the browser').toBe(true);
  expect(session().state.selection).toEqual([]);
  let steps = 0;
  while (!tab(plan)) steps++;
  const { walls, openings, items, rooms } = session().design;
  expect(steps).toBeGreaterThanOrEqual([walls, openings, items, rooms].flatMap(Object.keys).length);
});

test('J3 the key for menus opens the menu of what is selected', async () => {
  const { session } = open(furnishedStudio());
  await expect.poll(() => document.querySelector('.pv')).not.toBeNull();
  const plan = document.querySelector('.pv');
  if (!plan) return;
  pressOn(plan, 'Tab');
  expect(session().state.selection).toHaveLength(1);
  expect(pressOn(plan, 'ContextMenu')).toBe(false);
  await expect.poll(() => document.querySelectorAll('[role=menuitem]').length).toBeGreaterThan(1);
});

test('J8 who came to trace a picture is asked for it at once', async () => {
  open(newDesign(), {
    beginning: { trace: true },
    pictures: { keep: async () => ({ id: 'local_1' }), address: async () => null },
  });
  await expect.poll(() => document.querySelector('dialog[open] input[type=file]')).not.toBeNull();
});

test('J3 a list in the place of the sheet has no foot of the sheet, whatever one looked at before', async () => {
  const { session } = open(furnishedStudio(), { opened: 'list' });
  await expect.poll(() => document.querySelector('.ls')).not.toBeNull();
  for (const mode of ['plan', 'split', 'space'] as const) {
    flushSync(() => session().set({ view: { ...session().state.view, mode } }));
    expect(document.querySelectorAll('.ws-ruler, .sb, .ws-sum'), mode).toHaveLength(0);
  }
});
