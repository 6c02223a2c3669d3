import { flushSync } from 'react-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { designHash } from '#design/design-hash.ts';
import { newDesign, tableNames, type Design } from '#design/document.ts';
import { limits } from '#design/limits.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { downloadDesign } from '#workspace/states/download-design.ts';
import { everything } from '../../../../../../tests/support/workspace/everything.ts';
import { showPage } from '../../../../../../tests/support/workspace/show-in-editor.tsx';
import { FileStart } from './file-start.tsx';

afterEach(() => vi.restoreAllMocks());

function opened(language: Locale = 'en') {
  const read: Design[] = [];
  const page = showPage(<FileStart busy={false} onDesign={(design) => read.push(design)} />, language);
  const choose = (file: File) => {
    const input = page.querySelector('input');
    if (!input) throw new Error('no field');
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    flushSync(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  };
  return { read, choose, text: () => page.textContent };
}

/** What the browser would store. */
async function downloaded(design: Design): Promise<File> {
  const stored: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    stored.push(blob as Blob);
    return 'blob:1';
  });
  vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(() => undefined);
  downloadDesign(design);
  vi.restoreAllMocks();
  return new File([await (stored[0] ?? new Blob()).text()], 'home.json');
}

describe('J11 a design file', () => {
  test('that was downloaded comes back as the same design, every kind of record in it', async () => {
    const design = { ...everything(), groups: { gp_1: { id: 'gp_1', name: 'Set' } } };
    const [first, second] = Object.values(design.items);
    if (!first || !second) throw new Error('no pieces');
    const grouped = {
      ...design.items,
      [first.id]: { ...first, group: 'gp_1' },
      [second.id]: { ...second, group: 'gp_1' },
    };
    const whole: Design = { ...design, items: grouped };
    for (const table of tableNames) expect(Object.keys(whole[table]), table).not.toEqual([]);
    const { read, choose } = opened();
    choose(await downloaded(whole));
    await vi.waitUntil(() => read.length === 1);
    expect(read.map(designHash)).toEqual([designHash(whole)]);
  });

  test.each(locales)('in %s: what is wrong with one is said in words', async (language) => {
    const t = translator(language, 'errors');
    const { read, choose, text } = opened(language);
    const newer = JSON.stringify({ ...newDesign(), version: 99 });
    const large = Object.defineProperty(new File(['{}'], 'a.json'), 'size', { value: limits.bytes * 4 + 1 });
    const stray = JSON.stringify({ ...newDesign(), walls: { wl_1: { id: 'wl_1' } } });
    for (const [file, reason, path] of [
      [new File(['{"version": 4,'], 'a.json'), 'not_json', '–'],
      [new File([Uint8Array.from([0xff, 0xfe, 0x80])], 'a.json'), 'not_json', '–'],
      [new File(['[]'], 'a.json'), 'not_a_design', '–'],
      [new File([newer], 'a.json'), 'future_version', 'version'],
      [large, 'too_large', '–'],
      [new File([stray], 'a.json'), 'bad_value', 'walls.wl_1.level'],
    ] as const) {
      choose(file);
      await vi.waitUntil(() => text().includes(t('design_refused', { reason, path })));
    }
    expect(read).toEqual([]);
  });
});
