import { beforeEach, expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showInEditor } from '../../../tests/support/workspace/show-in-editor.tsx';
import type { KeepingPort } from '../ports/keeping-port.ts';
import type { SaveState } from '../workspace-ports.ts';
import { LocalStrip } from './local-strip.tsx';

const said = () => document.body.textContent ?? '';
const press = (name: string) =>
  [...document.querySelectorAll('button')]
    .find((each) => each.textContent === name || each.getAttribute('aria-label') === name)
    ?.click();

/** A design of a visitor in a browser that does or does not promise to keep it. */
function show({ lasts, by = 'signIn', kept = true }: { lasts: boolean; by?: KeepingPort['by']; kept?: boolean }) {
  const asked: string[] = [];
  const keeping = {
    id: 'ds_1',
    by,
    keep: () => void asked.push(by),
    lasts: () => Promise.resolve(lasts),
    origin: null,
  };
  const state: SaveState = { kind: 'local', kept };
  const ports = { saveState: () => state, onSaveState: () => () => undefined };
  return {
    asked,
    show: (language: (typeof locales)[number] = 'en') =>
      showInEditor(drive(studio()).editor, <LocalStrip keeping={keeping} ports={ports} />, language),
  };
}

beforeEach(() => localStorage.clear());

test.each(locales)('J6 in %s a visitor is warned where the browser may forget, and can download', async (language) => {
  const t = translator(language, 'start');
  const strip = show({ lasts: false });
  strip.show(language);
  await expect.poll(said).toContain(t('local.mayForget'));
  expect(said()).toContain(t('local.download'));
  press(t('local.signIn'));
  expect(strip.asked).toEqual(['signIn']);
  press(t('local.close'));
  await expect.poll(said).not.toContain(t('local.mayForget'));
});

test('J6 a browser that has promised to keep it warns of nothing; who has no plan is told what would keep it', async () => {
  const t = translator('en', 'start');
  show({ lasts: true, by: 'plan' }).show();
  await expect.poll(said).toContain(t('local.kept'));
  expect(said()).toContain(t('local.plan'));
  expect(document.querySelector('.st-warn')).toBeNull();
});

test('J6 put away it stays away for this design for a day, a reload notwithstanding', async () => {
  const t = translator('en', 'start');
  show({ lasts: false }).show();
  await expect.poll(said).toContain(t('local.mayForget'));
  press(t('local.close'));
  await expect.poll(said).not.toContain(t('local.mayForget'));
  const [key = ''] = Object.keys(localStorage);
  expect(key).toContain('ds_1');
  const again = show({ lasts: false });
  expect(again.show().textContent).toBe('');
  localStorage.setItem(key, String(Date.now() - 25 * 60 * 60 * 1000));
  again.show();
  await expect.poll(said).toContain(t('local.mayForget'));
});

test('J6 storage that is full is an alarm that cannot be put away', async () => {
  const t = translator('en', 'start');
  show({ lasts: true, kept: false }).show();
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain(t('local.full'));
  expect(document.querySelector(`[aria-label="${t('local.close')}"]`)).toBeNull();
});
