import { expect, onTestFinished, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { tubeHouse } from '#design/samples/tube-house.ts';
import type { Design } from '#design/document.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showInEditor } from '../../../../tests/support/workspace/show-in-editor.tsx';
import type { ExportPort } from '../../ports/export-port.ts';
import { exportFormats } from './export-choices.ts';
import { Exporting } from './exporting.tsx';

/** What was handed to the person. */
function watchFiles() {
  const saved: { name: string; file: Promise<string> }[] = [];
  const files: Blob[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  const listen = (event: Event) => {
    const link = event.target as HTMLAnchorElement;
    event.preventDefault();
    saved.push({ name: link.download, file: files.at(-1)!.text() });
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function saveInstead(this: HTMLAnchorElement) {
    listen({ target: this, preventDefault: () => undefined } as unknown as Event);
  };
  onTestFinished(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
  });
  return saved;
}

async function open(port: ExportPort | null, locale: Locale = 'en', design: Design = furnishedStudio()) {
  const { editor } = drive(design);
  showInEditor(editor, <Exporting port={port} />, locale);
  editor.act('openExport');
  await expect.poll(() => document.querySelector('.xp')).not.toBeNull();
  const find = <T extends Element>(what: string) => document.querySelector<T>(`.xp ${what}`);
  return {
    editor,
    find,
    choose(format: string) {
      find<HTMLInputElement>(`input[value=${format}]`)?.click();
    },
    go: () => find<HTMLButtonElement>('.xp-go'),
    words: () => find('.xp-foot')?.textContent ?? '',
  };
}

const asked: [string, Readonly<Record<string, string>>][] = [];
const port: ExportPort = {
  author: 'Lan',
  make(kind, options) {
    asked.push([kind, options]);
    return Promise.resolve({ file: new Blob(['%PDF']) });
  },
};

test.each(locales)('J11 in %s every format is offered, with what it is good for', async (locale) => {
  await open(port, locale);
  const t = translator(locale, 'export');
  const offered = [...document.querySelectorAll('.xp-formats label')].map((each) => each.textContent);
  expect(offered).toEqual(exportFormats.map((format) => t(`kinds.${format}`) + t(`about.${format}`)));
});

test('J11 paper is asked of the server with what was chosen, and handed over', async () => {
  const saved = watchFiles();
  const { find, go, words } = await open(port, 'en', { ...tubeHouse(), name: 'Nhà: Lan' });
  const press = (text: string) =>
    [...document.querySelectorAll<HTMLButtonElement>('.xp .ws-seg button')]
      .find((each) => each.textContent === text)
      ?.click();
  press('A4');
  press('Portrait');
  const ticks = [...document.querySelectorAll<HTMLInputElement>('.xp-tick input')];
  ticks[1]?.click();
  ticks[4]?.click();
  await expect.poll(() => ticks[5]?.disabled).toBe(false);
  ticks[5]?.click();
  await expect.poll(() => find('figcaption')?.textContent).toMatch(/1:\d+/);
  await expect.poll(() => go()?.disabled).toBe(false);
  go()?.click();
  await expect.poll(words).toContain('has been downloaded');
  expect(asked.at(-1)).toEqual([
    'pdf',
    {
      paper: 'a4',
      turn: 'portrait',
      scale: 'fit',
      dimensions: '1',
      furniture: '0',
      names: '1',
      lights: '1',
      list: '1',
      prices: '1',
    },
  ]);
  expect(saved.map(({ name }) => name)).toEqual(['Nhà Lan.pdf']);
});

test('J11 a plan that does not fit is said before it is asked for', async () => {
  const { find, go, words } = await open(port, 'vi', tubeHouse());
  const scale = [...document.querySelectorAll<HTMLSelectElement>('.xp select')].at(-1);
  if (!scale) throw new Error('no scale');
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(scale, '20');
  scale.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(words).toContain('1:20');
  expect(go()?.disabled).toBe(true);
  expect(find('figcaption')?.textContent).toContain('1:20');
});

test('J11 a refusal of the server is told in its own words', async () => {
  const { go, words } = await open({ ...port, make: () => Promise.resolve({ refused: 'Xuất quá nhiều.' }) }, 'vi');
  go()?.click();
  await expect.poll(words).toContain('Xuất quá nhiều.');
});

test('J6, J11 a visitor takes drawings and the design without the server, and is told what needs an account', async () => {
  const saved = watchFiles();
  const { choose, go, words, editor } = await open(null, 'en');
  for (const [format, start] of [
    ['svg', '<svg'],
    ['dxf', '999'],
    ['json', '{"version"'],
  ] as const) {
    choose(format);
    await expect.poll(() => go()?.textContent).toContain(format === 'json' ? 'Design file' : format.toUpperCase());
    go()?.click();
    await expect.poll(() => saved.at(-1)?.name).toMatch(new RegExp(`\\.${format}$`));
    expect((await saved.at(-1)!.file).trimStart().startsWith(start)).toBe(true);
  }
  expect(JSON.parse(await saved.at(-1)!.file)).toEqual(editor.session.design);
  for (const format of ['pdf', 'csv']) {
    choose(format);
    await expect.poll(words).toContain('Sign in');
    expect(go()?.disabled).toBe(true);
  }
});

test.each(locales)(
  'J11 where an external workspace is set, the design is opened there, once it is saved (%s)',
  async (locale) => {
    const t = translator(locale, 'export');
    let handed = 0;
    const elsewhere: ExportPort = {
      ...port,
      handOver: () => Promise.resolve(++handed > 1 ? { refused: 'Chưa được.' } : null),
    };
    const { find, words } = await open(elsewhere, locale);
    const button = () => find<HTMLButtonElement>('.xp-elsewhere')!;
    expect(button().textContent).toBe(t('handOver'));
    button().click();
    await expect.poll(() => handed).toBe(1);
    expect(find('[role=alert]')).toBeNull();
    button().click();
    await expect.poll(words).toContain('Chưa được.');
  },
);

test('J11 where none is set, nothing is offered', async () => {
  const { find } = await open(port);
  expect(find('.xp-elsewhere')).toBeNull();
});
