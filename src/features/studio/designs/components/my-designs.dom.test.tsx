import { describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { MyDesigns } from '../my-designs.tsx';
import type { DesignLine } from '../workspace-page.ts';

const texts = ['start', 'workspace', 'profile'] as const;
const t = translator('en', 'start');
const line = (id: string, name: string, folder: string | null = null): DesignLine => ({
  id,
  name,
  folder,
  private: true,
  version: 1,
  seq: 0,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-02T00:00:00Z',
  deletedAt: null,
  plan: '/plan.svg',
  madeFrom: null,
});
const designs = [line('g_1', 'Nhà ống Gò Vấp', 'Khách 2026'), line('g_2', 'Căn hộ chị Lan'), line('g_3', 'Bếp mới')];
const done = { code: 200, message: '', data: {} };

const shown = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/workspace/g_"]')].map((each) =>
    each.getAttribute('href'),
  );
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.trim().startsWith(name)) ?? null;

function show(allowed = true, language: (typeof locales)[number] = 'en') {
  showPage(() => <MyDesigns designs={designs} allowed={allowed} />, { texts, language, viewer: viewerOf('u_lan') });
}

function type(field: HTMLInputElement | null, value: string): void {
  if (!field) throw new Error('no field');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('J8: my designs', () => {
  test('lead to the editor; found by name whatever the marks, and by folder', async () => {
    show();
    await expect.poll(shown).toEqual(['/workspace/g_1', '/workspace/g_2', '/workspace/g_3']);
    type(document.querySelector('input[type=search]'), 'can ho');
    await expect.poll(shown).toEqual(['/workspace/g_2']);
    type(document.querySelector('input[type=search]'), '');
    button('Khách 2026')?.click();
    await expect.poll(shown).toEqual(['/workspace/g_1']);
    type(document.querySelector('input[type=search]'), 'lan');
    await expect.poll(() => document.body.textContent).toContain(t('mine.notFound'));
  });

  test('are shown by what was rendered of them last, else by their plan', () => {
    const pictures = { g_2: '/api/renders/r_1/preview?done=all' };
    showPage(() => <MyDesigns designs={designs} pictures={pictures} allowed />, { texts, viewer: viewerOf('u_lan') });
    const shownBy = [...document.querySelectorAll('a[href^="/workspace/g_"] img')].map((each) =>
      each.getAttribute('src'),
    );
    expect(shownBy).toEqual(['/plan.svg', pictures.g_2, '/plan.svg']);
  });

  test('renamed, put into a folder, thrown away: each by its call', async () => {
    const asked = answerCalls({
      'PATCH /designs/g_1': done,
      'DELETE /designs/g_1': { ...done, data: null },
    });
    show();
    await expect.poll(() => button(t('mine.rename'))).not.toBeNull();
    button(t('mine.rename'))?.click();
    await expect.poll(() => document.querySelector('dialog[open] input')).not.toBeNull();
    type(document.querySelector('dialog[open] input'), '  ');
    button(t('mine.save'))?.click();
    await expect.poll(() => document.body.textContent).toContain(t('mine.nameNeeded'));
    type(document.querySelector('dialog[open] input'), 'Nhà mới');
    button(t('mine.save'))?.click();
    await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ name: 'Nhà mới' }]);
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
    button(t('mine.move'))?.click();
    await expect.poll(() => document.querySelector<HTMLInputElement>('dialog[open] input')?.value).toBe('Khách 2026');
    type(document.querySelector('dialog[open] input'), '');
    button(t('mine.save'))?.click();
    await expect.poll(() => asked.at(-1)?.body).toEqual({ folder: null });
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
    button(t('mine.toBin'))?.click();
    await expect.poll(() => asked.at(-1)?.method).toBe('DELETE');
  });

  test.each(locales)('in %s the bin says how long it keeps, and gives back', async (language) => {
    const words = translator(language, 'start');
    const binned = { ...line('g_9', 'Phòng cũ'), template: null, deletedAt: '2026-11-05T00:00:00Z' };
    const asked = answerCalls({
      'GET /designs': { code: 200, message: '', data: [binned] },
      'POST /designs/g_9/unbin': done,
    });
    show(true, language);
    await expect.poll(() => button(words('mine.bin'))).not.toBeNull();
    button(words('mine.bin'))?.click();
    await expect.poll(() => document.body.textContent).toContain(words('mine.binText', { days: 30 }));
    button(words('mine.back'))?.click();
    await expect.poll(() => asked.map(({ path }) => path)).toContain('/designs/g_9/unbin');
    await expect.poll(() => document.body.textContent).toContain(words('mine.binEmpty'));
  });

  test('a plan that ended: they stay to look at, no copy is offered, the plans are one step away', async () => {
    show(false);
    await expect.poll(shown).toHaveLength(3);
    expect(document.body.textContent).toContain(translator('en', 'workspace')('kept'));
    expect(document.querySelector('a[href="/price"]')).not.toBeNull();
    expect(button(t('mine.duplicate'))).toBeNull();
  });
});

test('J8 a card says how large a design is and how many pieces stand there; unmeasured it says its version', async () => {
  const sizes = { g_1: { area: 62_440_000, pieces: 41 }, g_2: { area: 9_000_000, pieces: 1 } };
  showPage(() => <MyDesigns designs={designs} sizes={sizes} allowed />, {
    texts,
    language: 'en',
    viewer: viewerOf('u_lan'),
  });
  await expect.poll(shown).toHaveLength(3);
  const [large, small, other] = [...document.querySelectorAll('a[href^="/workspace/g_"]')].map(
    (each) => each.textContent,
  );
  expect(large).toContain('62.4 m² · 41 pieces');
  expect(small).toContain('9.0 m² · 1 piece');
  expect(other).toContain('version 1');
});
