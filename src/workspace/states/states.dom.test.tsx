import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { applyAll, walls } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import type { ConflictFacts } from '../ports/conflict-port.ts';
import { showOn } from '../../../tests/support/dom/show-on.ts';
import { showInEditor } from '../../../tests/support/workspace/show-in-editor.tsx';
import { ConflictList } from './conflict-list.tsx';
import { EmptySheet } from './empty-sheet.tsx';
import { FirstHints, nextHint } from './first-hints.tsx';
import { PiecesProgress } from './pieces-progress.tsx';
import { LastGood } from './last-good.tsx';
import { rememberedUnits, rememberUnits } from './remembered-units.ts';
import { StateStrip } from './state-strip.tsx';

const text = () => document.body.textContent ?? '';
const press = (name: string) =>
  [...document.querySelectorAll('button')]
    .find((each) => each.textContent?.startsWith(name) || each.getAttribute('aria-label') === name)
    ?.click();

test.each(locales)('J3 in %s an empty sheet offers a room, and leaves when it is taken up', async (language) => {
  const driver = drive(newDesign());
  const t = translator(language, 'workspace');
  showInEditor(driver.editor, <EmptySheet />, language);
  press(t('emptySheet.room'));
  expect(driver.tool.tool).toBe('room');
  await expect.poll(() => document.querySelector('.st-empty')).toBeNull();
});

test.each(locales)('J3 in %s one sees how many pieces have come, and hears it at every quarter', (language) => {
  const t = translator(language, 'workspace');
  const words = (done: number) => {
    const place = showInEditor(
      drive(newDesign()).editor,
      <PiecesProgress text={t('scene.building')} done={done} total={41} />,
      language,
    );
    return {
      seen: place.querySelector('[aria-hidden]')?.textContent,
      heard: place.querySelector('output')?.textContent,
      bar: place.querySelector('progress')?.getAttribute('value'),
    };
  };
  expect(words(24)).toMatchObject({ seen: t('loading.count', { done: 24, total: 41 }), bar: '24' });
  expect(words(24).heard).toBe(words(21).heard);
  expect(words(24).heard).not.toBe(words(31).heard);
  expect(words(41).heard).toBe(`${t('scene.building')} ${t('loading.count', { done: 41, total: 41 })}`);
});

test.each(locales)(
  'J3 in %s a change that no longer fits is named with its reason until it is seen',
  async (language) => {
    const driver = drive(furnishedStudio());
    const item = Object.keys(driver.design.items)[0] ?? '';
    let list: readonly ConflictFacts[] = [
      { id: 'a', things: [item], cause: 'refused', reason: 'locked' },
      { id: 'b', things: ['wl_gone'], cause: 'skipped', reason: null },
    ];
    const listeners = new Set<() => void>();
    const port = {
      list: () => list,
      onChange(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      dismiss(id: string) {
        list = list.filter((each) => each.id !== id);
        listeners.forEach((each) => each());
      },
    };
    const w = translator(language, 'workspace');
    showInEditor(driver.editor, <ConflictList port={port} />, language);
    expect(text()).toContain(translator(language, 'editor')('refused.locked'));
    expect(text()).toContain(w('conflicts.change', { name: w('selection.kind.walls') }));
    press(w('conflicts.seen'));
    await expect.poll(() => document.querySelectorAll('.st-conflicts li').length).toBe(1);
  },
);

test('J3 offline and read-only are told with their reason', () => {
  const driver = drive(studio());
  driver.editor.session.set({ readOnly: 'newer_version' });
  const saved = { kind: 'saved' } as const;
  const ports = { saveState: () => saved, onSaveState: () => () => undefined, furnish: { plans: '/price' } };
  showInEditor(driver.editor, <StateStrip ports={ports} />);
  expect(text()).toContain('saved by a newer version');
  const offline = { kind: 'offline', pending: 2, kept: true } as const;
  showInEditor(driver.editor, <StateStrip ports={{ ...ports, saveState: () => offline }} />, 'vi');
  expect(text()).toContain('Thiết kế vẫn được giữ ở đây');
});

test.each(locales)('J3 in %s offline one sees what is not sent yet, and can have it sent', async (language) => {
  const driver = drive(furnishedStudio());
  const [item = ''] = Object.keys(driver.design.items);
  driver.design.items[item]!.name = 'Bà ngoại';
  const moved = { did: 'moved', things: [item] } as const;
  let retried = 0;
  const unsent = {
    list: () => [
      { id: 'c1', ...moved },
      { id: 'c2', ...moved },
      { id: 'c3', did: 'removed', things: ['wl_gone'] } as const,
    ],
    retry: () => void retried++,
  };
  const offline = { kind: 'offline', pending: 3, kept: true } as const;
  const ports = { saveState: () => offline, onSaveState: () => () => undefined, furnish: { plans: '/price' }, unsent };
  showInEditor(driver.editor, <StateStrip ports={ports} />, language);
  const w = translator(language, 'workspace');
  press(w('strip.waiting', { count: 3 }));
  await expect.poll(() => document.querySelectorAll('.st-offline li').length).toBe(2);
  const lines = [...document.querySelectorAll('.st-offline li')].map((each) => each.textContent);
  expect(lines).toEqual([
    w('strip.did.removed', { name: w('selection.kind.walls') }),
    w('strip.did.moved', { name: 'Bà ngoại' }) + w('strip.times', { count: 2 }),
  ]);
  press(w('strip.again'));
  expect(retried).toBe(1);
});

test.each(locales)('J3 in %s offline with full storage is an alarm, with the file to take along', (language) => {
  const state = { kind: 'offline', pending: 2, kept: false } as const;
  const ports = { saveState: () => state, onSaveState: () => () => undefined, furnish: { plans: '/price' } };
  showInEditor(drive(studio()).editor, <StateStrip ports={ports} />, language);
  const w = translator(language, 'workspace');
  expect(document.querySelector('[role=alert]')?.textContent).toContain(w('strip.notKept', { count: 2 }));
  expect(text()).not.toContain(w('strip.offline'));
  expect([...document.querySelectorAll('button')].map((each) => each.textContent)).toContain(w('strip.download'));
});

test.each(locales)('J6 in %s a plan that is over is said, with what waits, the plans and the file', (language) => {
  const state = { kind: 'readOnly', reason: 'workspace_denied', pending: 3 } as const;
  const ports = { saveState: () => state, onSaveState: () => () => undefined, furnish: { plans: '/price' } };
  showInEditor(drive(studio()).editor, <StateStrip ports={ports} />, language);
  const w = translator(language, 'workspace');
  expect(text()).toContain(w('strip.planOver'));
  expect(text()).toContain(w('strip.planOverWaits', { count: 3 }));
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/price');
  expect(text()).toContain(w('strip.download'));
});

test('J3 a view that fails keeps the design and offers it as a file', async () => {
  const driver = drive(studio());
  function Fails() {
    const [broken] = useState(() => driver.design.name !== 'mended');
    if (broken) throw new Error('the view failed');
    return <p>mended</p>;
  }
  showInEditor(
    driver.editor,
    <LastGood>
      <Fails />
    </LastGood>,
  );
  await expect.poll(text).toContain('Download the design');
  driver.editor.act('rename', { name: 'mended' });
  press('Try again');
  await expect.poll(text).toContain('mended');
});

test('J3 first hints come one by one and end: once put away they do not come back', async () => {
  const driver = drive(studio());
  expect(nextHint(newDesign(), [])).toBeNull();
  localStorage.clear();
  showInEditor(driver.editor, <FirstHints person="u_1" />);
  expect(document.querySelector('.st-hint')).not.toBeNull();
  press('Stop showing hints');
  await expect.poll(() => document.querySelector('.st-hint')).toBeNull();
  const again = showInEditor(driver.editor, <FirstHints person="u_1" />);
  expect(again.textContent).toBe('');
  expect(showInEditor(driver.editor, <FirstHints person="u_2" />).textContent).not.toBe('');
});

test('J3 what was done is no hint any more, a reload and its undoing notwithstanding; the rest still come', async () => {
  localStorage.clear();
  const shell = applyAll(newDesign(), [
    ...walls('lv_1', 200, 2700, [
      ['wl_a', 0, 0, 4000, 0],
      ['wl_b', 4000, 0, 4000, 3000],
    ]),
  ]);
  const driver = drive(shell);
  const { session } = driver.editor;
  const hint = () => document.querySelector('.st-hint')?.textContent ?? '';
  const t = translator('en', 'workspace');
  showInEditor(driver.editor, <FirstHints person="u_1" />);
  expect(hint()).toContain(t('hints.opening'));
  flushSync(() => void driver.press('KeyD').click([2000, 0]).press('KeyV'));
  expect(hint()).toContain(t('hints.piece'));
  flushSync(() => void driver.press('Delete'));
  expect(driver.design.openings).toEqual({});
  expect(hint()).toContain(t('hints.piece'));
  const look = (mode: 'space' | 'plan') => flushSync(() => session.set({ view: { ...session.state.view, mode } }));
  look('space');
  expect(hint()).toBe('');
  look('plan');
  expect(hint()).toContain(t('hints.piece'));
  press('Close');
  await expect.poll(hint).toBe('');
  expect(showInEditor(drive(shell).editor, <FirstHints person="u_1" />).textContent).toBe('');
});

test.each(locales)('J3, N1 in %s the hint of a door names the way a phone has to it', (language) => {
  localStorage.clear();
  showOn('phone');
  const shell = applyAll(newDesign(), walls('lv_1', 200, 2700, [['wl_a', 0, 0, 4000, 0]]));
  const words = showInEditor(drive(shell).editor, <FirstHints person="u_1" />, language).textContent ?? '';
  const t = translator(language, 'workspace');
  expect(words).toContain(t('rail.draw'));
  expect(words).toContain(t('rail.door'));
});

test('J3 a look in 3D is offered once there is something to see, and to nobody who has looked before signing in', () => {
  localStorage.clear();
  const furnished = furnishedStudio();
  expect(nextHint(furnished, ['opening', 'piece'])).toBe('view');
  expect(nextHint({ ...furnished, items: {} }, ['opening', 'piece'])).toBeNull();
  const { editor } = drive(furnished);
  const { session } = editor;
  showInEditor(editor, <FirstHints person="visitor" />);
  flushSync(() => session.set({ view: { ...session.state.view, mode: 'space' } }));
  flushSync(() => session.set({ view: { ...session.state.view, mode: 'plan' } }));
  const seen = showInEditor(drive(furnished).editor, <FirstHints person="u_1" />).textContent;
  expect(seen).not.toContain(translator('en', 'workspace')('hints.view'));
});

test('J3 the units one chose are there the next time', () => {
  localStorage.clear();
  const { editor } = drive(studio());
  const usual = editor.session.state.units;
  const stop = rememberUnits(editor);
  editor.session.set({ units: { ...usual, length: 'ft-in', area: 'ft2' } });
  stop();
  expect(rememberedUnits(usual)).toEqual({ ...usual, length: 'ft-in', area: 'ft2' });
  localStorage.setItem('hien-units', 'parsec');
  expect(rememberedUnits(usual)).toEqual(usual);
});
