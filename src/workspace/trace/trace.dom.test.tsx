import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showInEditor } from '../../../tests/support/workspace/show-in-editor.tsx';
import { PicturesProvider } from './pictures-context.tsx';
import { UnderlayLayer } from './underlay-layer.tsx';
import { UnderlayToolPanel } from './underlay-tool-panel.tsx';

const pictures = {
  keep: () => Promise.resolve({ id: 'local_1' }),
  address: (id: string) => Promise.resolve(id === 'local_1' ? 'blob:plan' : null),
};

test('J8 without a picture, tracing asks for one; with it the scale comes next', () => {
  const driver = drive(newDesign());
  const asked: string[] = [];
  driver.editor.session.onRequest((request) => request.kind === 'panel' && asked.push(request.panel));
  driver.editor.act('addUnderlay');
  expect(asked).toEqual(['trace']);
  expect(Object.keys(driver.design.underlays)).toEqual([]);
  expect(driver.editor.act('addUnderlay', { picture: 'local_1', ratio: 0.5 })).toBe(true);
  expect(driver.tool).toEqual({ tool: 'underlay', state: 'ready' });
});

test('J8 the picture lies under the plan where the design has it; one that is nowhere is an empty frame', async () => {
  const driver = drive(newDesign());
  driver.editor.act('addUnderlay', { picture: 'local_1', ratio: 0.5 });
  driver.editor.act('addUnderlay', { picture: 'local_gone', ratio: 0.5 });
  showInEditor(
    driver.editor,
    <PicturesProvider pictures={pictures}>
      <svg>
        <UnderlayLayer design={driver.design} level="lv_1" />
      </svg>
    </PicturesProvider>,
  );
  await expect.poll(() => document.querySelectorAll('image').length).toBe(1);
  const image = document.querySelector('image');
  expect(['href', 'width', 'height', 'opacity'].map((name) => image?.getAttribute(name))).toEqual([
    'blob:plan',
    '10000',
    '5000',
    '0.5',
  ]);
  expect(document.querySelectorAll('.tr-missing')).toHaveLength(1);
});

test.each(locales)('J8 in %s each step of setting the scale is said', (language) => {
  const t = translator(language, 'start');
  const driver = drive(newDesign());
  const said = (state: 'ready' | 'measuring' | 'typing') => {
    const at = { x: 0, y: 0 };
    const tool = { tool: 'underlay', state, a: at, b: at, pressed: null, typed: '' } as const;
    return showInEditor(driver.editor, <UnderlayToolPanel tool={tool as never} />, language).textContent;
  };
  for (const state of ['ready', 'measuring', 'typing'] as const) expect(said(state)).toContain(t(`scale.${state}`));
});
