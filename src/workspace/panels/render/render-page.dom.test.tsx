import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { newDesign, type Design } from '#design/document.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import type { Locale } from '#lib/locale.ts';
import { pressOn, showPage } from '../../../../tests/support/workspace/show-in-editor.tsx';
import { until } from '../../../../tests/support/until.ts';
import { EditorProvider } from '../../editor-context.tsx';
import type { RenderAnswer, RenderJob, RenderPort, RenderWish } from '../../ports/render-port.ts';
import { SceneLinkProvider } from '../../scene-view/scene-link.tsx';
import { RenderPage } from './render-page.tsx';

const camera = (id: string, name: string, x = 0) => ({
  id,
  level: 'lv_1',
  name,
  kind: 'still' as const,
  at: { x, y: -3000, z: 1500 },
  target: { x, y: 0, z: 800 },
  view: 45,
  aspect: 1.5,
});
const home: Design = {
  ...newDesign('Nhà'),
  cameras: { cm_1: camera('cm_1', 'By the door'), cm_2: camera('cm_2', 'Lattice', 2000) },
};
const job = (over: Partial<RenderJob>): RenderJob => ({
  id: 'rj_1',
  version: 12,
  kind: 'photo',
  size: '4k',
  width: 3840,
  height: 2560,
  name: 'Lattice',
  seen: { at: [2000, -3000, 1500], target: [2000, 0, 800] },
  hour: 9.25,
  state: 'done',
  done: 150,
  of: 150,
  place: null,
  seconds: null,
  preview: '/p1',
  result: '/f1',
  error: null,
  film: null,
  tiles: null,
  group: null,
  createdAt: '2026-11-16T07:02:00Z',
  endedAt: '2026-11-16T07:06:00Z',
  ...over,
});

function open(over: Partial<RenderPort> = {}, jobs: RenderJob[] = [], language: Locale = 'en', design = home) {
  const said: string[] = [];
  const wishes: RenderWish[] = [];
  const port: RenderPort = {
    plans: '/price',
    choices: () =>
      Promise.resolve({
        runs: true,
        choices: [
          { kind: 'preview', size: 'photo', pixels: 768, quota: null, seconds: 20 },
          { kind: 'photo', size: '2k', pixels: 1920, quota: { left: 49, allowed: 50, per: 'life' }, seconds: 90 },
          { kind: 'photo', size: '4k', pixels: 3840, quota: { left: 6, allowed: 6, per: 'life' }, seconds: 240 },
          { kind: 'photo', size: '8k', pixels: 7680, quota: { left: 0, allowed: 0, per: null }, seconds: 900 },
          { kind: 'walk', size: '720p', pixels: 1280, quota: { left: 1, allowed: 1, per: 'life' }, seconds: 900 },
          { kind: 'panorama', size: '8k', pixels: 8192, quota: { left: 3, allowed: 3, per: 'life' }, seconds: 540 },
        ],
      }),
    list: () => Promise.resolve(jobs),
    read: (id) => Promise.resolve(jobs.find((each) => each.id === id) ?? job({ id })),
    follow: () => () => undefined,
    order: (wish) => {
      wishes.push(wish);
      return Promise.resolve<RenderAnswer>({ ok: true, id: 'rj_1', offered: false, moved: false });
    },
    cancel: async (id) => void said.push(`cancel ${id}`),
    retry: async (id) => void said.push(`retry ${id}`),
    remove: async (id) => void said.push(`remove ${id}`),
    groups: () => Promise.resolve([]),
    cancelGroup: async (id) => void said.push(`cancel all ${id}`),
    tile: (id, level, x, y) => `/tile/${id}/${level}/${x}/${y}`,
    onWorks: null,
    publish: null,
    ...over,
  };
  const driver = drive(design);
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <EditorProvider editor={driver.editor}>
          <SceneLinkProvider>
            <RenderPage port={port} uploadAddress={(id) => id} onClose={() => said.push('close')} />
          </SceneLinkProvider>
        </EditorProvider>
      ),
    },
  ]);
  const page = showPage(<Page />, language);
  const button = (name: string | RegExp) =>
    [...page.querySelectorAll<HTMLElement>('button, a')].find((each) => {
      const label = each.getAttribute('aria-label') ?? each.textContent ?? '';
      return typeof name === 'string' ? label === name : name.test(label);
    });
  const press = async (name: string | RegExp) => (await until(() => button(name))).click();
  return { page, said, wishes, button, press, text: () => page.textContent ?? '' };
}

test('K1: what it takes and what is left is said before; the order says from where, how large, when', async () => {
  const { page, wishes, press, text } = open();
  await until(() => text().includes('49 of 50 left'));
  const used = page.querySelector('.sum-ruler .sum-used');
  expect(Number(used?.getAttribute('width')), 'one of fifty lies on the ruler').toBeCloseTo(272 / 50, 5);
  expect(text()).toContain('1 920 × 1 280, about 2 min');
  expect(text()).toContain('768 × 512, about 20 s');
  await press('Lattice');
  const [size] = page.querySelectorAll('select');
  if (!size) throw new Error('no sizes');
  size.value = '4k';
  size.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => text().includes('6 of 6 left'));
  await press(/^Render still image/);
  await until(() => wishes.length === 1);
  expect(wishes[0]).toEqual({
    kind: 'photo',
    size: '4k',
    cameras: ['cm_2'],
    shape: 1.5,
    hours: [15],
    seconds: null,
    lamp: false,
  });
});

test('K1: what the plan has not is said, with the way to what would give it', async () => {
  const { page, text, button } = open();
  await until(() => text().includes('49 of 50'));
  const [size] = page.querySelectorAll('select');
  if (!size) throw new Error('no sizes');
  size.value = '8k';
  size.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => text().includes('Your plan does not include this size.'));
  expect(button(/^Render still image/)).toBeUndefined();
  expect(button('See plans')?.getAttribute('href')).toBe('/price');
});

test('K1: without light a lamp is offered, and ordered with', async () => {
  const lamps: boolean[] = [];
  const { press, text } = open({
    order: ({ lamp }) => {
      lamps.push(lamp);
      return Promise.resolve<RenderAnswer>(
        lamp ? { ok: true, id: 'rj_1', offered: false, moved: false } : { ok: false, dark: true, words: 'No light.' },
      );
    },
  });
  await until(() => text().includes('49 of 50'));
  await press(/^Render still image/);
  await until(() => text().includes('No light.'));
  await press('Add a lamp and render');
  await until(() => lamps.length === 2);
  expect(lamps).toEqual([false, true]);
});

test('K1: the queue says place, how far and how long, and stops what is on its way', async () => {
  const { page, said, press, text } = open({}, [
    job({ id: 'rj_2', state: 'tracing', done: 96, seconds: 41, name: 'Lattice', result: null }),
    job({ id: 'rj_3', kind: 'panorama', state: 'waiting', done: 0, of: 0, place: 3, seconds: 600, preview: null }),
  ]);
  await until(() => text().includes('About 40 s left'));
  expect(text()).toContain('64%');
  expect(text()).toContain('Place 3 in the queue, about 10 min');
  expect(page.querySelector('progress')?.value).toBe(96);
  await press('Stop');
  await until(() => said.length === 1);
  expect(said).toEqual(['cancel rj_2']);
});

test('K1: a failed one says that its quota is back and can be tried again', async () => {
  const { said, press, text } = open({}, [job({ state: 'failed', error: 'tracing', preview: null, result: null })]);
  await until(() => text().includes('The quota has been returned.'));
  await press('Try again');
  await until(() => said.length === 1);
  expect(said).toEqual(['retry rj_1']);
});

test('K3: the gallery compares with the one before, by keys too; downloads; deletes when asked twice', async () => {
  const { page, said, press, text, button } = open({}, [
    job({}),
    job({ id: 'rj_0', kind: 'preview', preview: '/p0', createdAt: '2026-11-16T06:00:00Z' }),
  ]);
  const slider = await until(() => page.querySelector('[role=slider]'));
  expect(slider.getAttribute('aria-valuenow')).toBe('46');
  pressOn(slider, 'ArrowRight');
  await until(() => slider.getAttribute('aria-valuenow') === '48');
  expect(text()).toContain('3 840 × 2 560');
  expect(button('Download')?.getAttribute('href')).toBe('/f1');
  await press('Delete');
  expect(said).toEqual([]);
  await until(() => text().includes('Delete this render?'));
  const ask = await until(() => page.querySelector('[role=alertdialog] button'));
  (ask as HTMLElement).click();
  await until(() => said.length === 1);
  expect(said).toEqual(['remove rj_1']);
});

test('K3 in a home without a name, whose cameras have none, the picture before is of the same view', async () => {
  const [left, right] = [0, 2000].map((x) => ({
    name: '',
    seen: { at: [x, -3000, 1500] as const, target: [x, 0, 800] as const },
  }));
  const nameless = { cm_1: camera('cm_1', ''), cm_2: camera('cm_2', '', 2000) };
  const { page, press } = open(
    {},
    [
      job({ id: 'rj_3', ...right, preview: '/right-2', createdAt: '2026-11-16T09:00:00Z' }),
      job({ id: 'rj_2', ...left, preview: '/left', createdAt: '2026-11-16T08:00:00Z' }),
      job({ id: 'rj_1', ...right, preview: '/right-1', createdAt: '2026-11-16T07:00:00Z' }),
    ],
    'vi',
    { ...newDesign(''), cameras: nameless },
  );
  const compared = () => [...page.querySelectorAll('.rd-compare img')].map((each) => each.getAttribute('src'));
  await until(() => compared().length === 2);
  expect(compared()).toEqual(['/right-2', '/right-1']);
  const captions = [...page.querySelectorAll('.rd-grid span')].map((each) => each.textContent);
  expect(captions).toEqual(['Góc nhìn 2, 9:15', 'Góc nhìn 1, 9:15', 'Góc nhìn 2, 9:15']);
  await press('Góc nhìn 1, 9:15');
  await until(() => page.querySelector('.rd-compare') === null);
});

test('K1 what there is in all stands at the end of the ruler', async () => {
  const { page, text } = open();
  await until(() => text().includes('49 of 50 left'));
  const figures = [...page.querySelectorAll('.sum-ruler text')].map((each) => each.textContent);
  expect(figures).toEqual(['0', '20', '40', '50']);
});

test('K1 a camera without a picture yet shows where it stands and what it sees', async () => {
  const { text } = open();
  await until(() => text().includes('Lattice'));
  const tiles = [...document.querySelectorAll('.rd-cameras > button')];
  expect(tiles.length).toBeGreaterThan(0);
  for (const tile of tiles) expect(tile.querySelector('.rd-camera :is(img, .cs-thumb .cs-eye)')).not.toBeNull();
});

test('K4, K5: several cameras are a tour, a set is every camera at every hour; what it takes is said before', async () => {
  const { wishes, press, text } = open();
  await until(() => text().includes('49 of 50'));
  await press(/^Panorama/);
  await press('Lattice');
  await until(() => text().includes('Render tour· uses 2'));
  await press(/^Render tour/);
  await until(() => wishes.length === 1);
  expect(wishes[0]).toMatchObject({ kind: 'panorama', size: '8k', cameras: ['cm_1', 'cm_2'] });
  await press(/^Set/);
  await until(() => text().includes('Render set· uses 6'));
  await press('Remove 9:00');
  await until(() => text().includes('Render set· uses 4'));
  await press(/^Render set/);
  await until(() => wishes.length === 2);
  expect(wishes[1]).toMatchObject({ kind: 'set', size: '2k', cameras: ['cm_1', 'cm_2'], hours: [12, 16.5] });
});

test('K1: a film goes through cameras in the order they are chosen; one camera is no walk', async () => {
  const { wishes, press, text, button } = open();
  await until(() => text().includes('49 of 50'));
  await press(/^Video/);
  await until(() => text().includes('1 of 1 left'));
  await press('Lattice');
  await until(() => text().includes('1Lattice'));
  expect(text()).toContain('Choose at least two cameras.');
  expect((button(/^Render video/) as HTMLButtonElement).disabled).toBe(true);
  await press('By the door');
  await until(() => !text().includes('Choose at least two cameras.'));
  await press(/^Render video/);
  await until(() => wishes.length === 1);
  expect(wishes[0]).toMatchObject({ kind: 'walk', size: '720p', cameras: ['cm_2', 'cm_1'], seconds: null });
});

test('K5: a set on its way is one entry with each picture’s progress, and stops as one', async () => {
  const set = {
    kind: 'set' as const,
    id: 'rg_1',
    places: null,
    renders: ['rj_1', 'rj_2'].map((render, n) => ({ n, render })),
  };
  const { page, said, press, text } = open({ groups: () => Promise.resolve([set]) }, [
    job({ id: 'rj_1', group: 'rg_1' }),
    job({ id: 'rj_2', group: 'rg_1', state: 'tracing', done: 75, of: 150, seconds: 60, result: null }),
  ]);
  await until(() => text().includes('1 of 2 renders, About 1 min left'));
  expect([...page.querySelectorAll('.rd-group progress')].map((each) => (each as HTMLProgressElement).value)).toEqual([
    1, 0.5,
  ]);
  expect(text()).toContain('75%');
  await press('Stop all');
  await until(() => said.length === 1);
  expect(said).toEqual(['cancel all rg_1']);
});

test('K1, K4: a film plays in the gallery; a finished tour is walked through and put on a work’s page', async () => {
  const place = (name: string, to: number) => ({ name, middle: 0, links: [{ to, yaw: 0, pitch: 0 }] });
  const tour = {
    kind: 'tour' as const,
    id: 'rg_2',
    places: [place('By the door', 1), place('Lattice', 0)],
    renders: ['rj_5', 'rj_6'].map((render, n) => ({ n, render })),
  };
  const shown: string[] = [];
  const { page, press, text } = open(
    {
      groups: () => Promise.resolve([tour]),
      onWorks: {
        list: () => Promise.resolve([{ id: 'w_1', name: 'Nhà vườn' }]),
        show: async (group, work) => void shown.push(`${group} ${work}`),
      },
    },
    [
      job({ id: 'rj_7', kind: 'walk', result: '/film', film: { frames: 96, seconds: 4 } }),
      job({ id: 'rj_5', kind: 'panorama', group: 'rg_2', name: 'By the door' }),
      job({ id: 'rj_6', kind: 'panorama', group: 'rg_2' }),
    ],
  );
  const film = await until(() => page.querySelector('video'));
  expect([film.getAttribute('src'), film.getAttribute('poster')]).toEqual(['/film', '/p1']);
  await press(/^By the door, 9:15$/);
  await until(() => text().includes('Walk through the tour'));
  await press('Show on a work’s page');
  await press('Show on “Nhà vườn”');
  await until(() => text().includes('The tour is on the work’s page.'));
  expect(shown).toEqual(['rg_2 w_1']);
});

test.each(['zh', 'vi'] as const)('in %s nothing is left untranslated', async (language) => {
  const { text } = open({}, [job({})], language);
  await until(() => text().includes('3'));
  expect(text()).not.toMatch(/render\.|Queue|Quota/);
});

/** Here there is no WebGL: the place of the picture holds the plan of its camera. */
test.each([
  ['en', 'No renders yet'],
  ['vi', 'Chưa có ảnh nào'],
  ['zh', '还没有渲染图'],
] as const)('K1: before the first picture its place shows the camera that is chosen, in %s', async (language, none) => {
  const { page, press } = open({}, [], language);
  const first = await until(() => page.querySelector('.rd-first'));
  expect(first.querySelector('figcaption b')?.textContent).toBe('By the door');
  expect(first.textContent).toContain(none);
  expect(first.querySelector('.rd-still .cs-thumb')).not.toBeNull();
  await press('Lattice');
  await expect.poll(() => first.querySelector('figcaption b')?.textContent).toBe('Lattice');
});
