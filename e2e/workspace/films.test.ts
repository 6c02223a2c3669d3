import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openFilmEncoder } from '#farm/developing/film-encoder.ts';
import type { RenderData, RenderGroupData } from '#features/studio/rendering/render.ts';
import { room } from '#layout/testing/room-and-shop.ts';
import { translator } from '#text/messages.server.ts';
import { open, visitors } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';
import { openNewDesign } from './sheet.ts';

const visit = visitors();
const size = { width: 320, height: 180 };

const job = (over: Partial<RenderData>): RenderData => ({
  id: 'rj_1',
  design: '',
  version: 1,
  kind: 'panorama',
  size: '3k',
  width: 3072,
  height: 1536,
  name: 'Hiên',
  seen: { at: [0, 0, 1500], target: [1000, 0, 1500] },
  hour: 9,
  state: 'done',
  done: 1,
  of: 1,
  place: null,
  seconds: null,
  preview: '/api/renders/rj_1/preview',
  result: '/api/renders/rj_1/file',
  bytes: 1,
  error: null,
  film: null,
  tiles: null,
  group: null,
  createdAt: '2026-11-16T09:00:00Z',
  endedAt: '2026-11-16T09:00:00Z',
  ...over,
});

/** Renders that are there, without hours of tracing: what the calls would answer. */
async function withRenders(page: Page, jobs: RenderData[], groups: RenderGroupData[], files: Record<string, Buffer>) {
  const say = (data: unknown) => ({ json: { code: 200, message: '', data } });
  await page.route(/\/api\/renders\?/, (route) => route.fulfill(say(jobs)));
  await page.route(/\/api\/renders\/groups/, (route) => route.fulfill(say(groups)));
  await page.route(/\/api\/renders\/rj_\d+\/(preview|file)/, (route) => {
    const [, id = '', what = ''] = /(rj_\d+)\/(preview|file)/.exec(route.request().url()) ?? [];
    const body = files[`${id} ${what}`];
    if (!body) return route.fulfill({ status: 404 });
    const contentType =
      what === 'file' && jobs.find((each) => each.id === id)?.kind === 'walk' ? 'video/mp4' : 'image/webp';
    const range = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '');
    if (!range) return route.fulfill({ body, contentType, headers: { 'accept-ranges': 'bytes' } });
    const first = Number(range[1]);
    const last = range[2] ? Number(range[2]) : body.length - 1;
    return route.fulfill({
      status: 206,
      body: body.subarray(first, last + 1),
      contentType,
      headers: { 'accept-ranges': 'bytes', 'content-range': `bytes ${first}-${last}/${body.length}` },
    });
  });
}

async function openRenders(context: BrowserContext, page: Page): Promise<void> {
  const id = await openNewDesign(context, page, room());
  await open(page, `/workspace/${id}?panel=render`);
}

const flat = (colour: string, width = 512, height = 256) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .webp()
    .toBuffer();

/** Three seconds: red, then green, then blue. */
async function colourFilm(): Promise<Buffer> {
  const encoder = await openFilmEncoder(size, '', null);
  for (let frame = 0; frame < 72; frame++) {
    const pixels = new Uint8Array(size.width * size.height * 3).fill(20);
    for (let i = Math.floor(frame / 24); i < pixels.length; i += 3) pixels[i] = 220;
    await encoder.add(pixels);
  }
  return Buffer.from(await encoder.end());
}

const languagesAndWidths = [
  ['en', 1440],
  ['vi', 390],
  ['zh', 1440],
] as const;

test.each(languagesAndWidths)(
  'K1 in %s at %i: a film plays and is at once where one seeks to',
  async (language, width) => {
    const { render: t } = wordsOf(language);
    const { page, context } = await visit({ fresh: true, language, width, pictures: true });
    await withRenders(page, [job({ kind: 'walk', size: '480p', ...size, film: { frames: 72, seconds: 3 } })], [], {
      'rj_1 preview': await flat('#dc1414', 320, 180),
      'rj_1 file': await colourFilm(),
    });
    await openRenders(context, page);
    const film = page.getByLabel(t('play'));
    await film.waitFor();
    const colourAt = (seconds: number) =>
      film.evaluate(async (video: HTMLVideoElement, at) => {
        // A film has found its place before that picture is there to be drawn.
        const shown = new Promise<void>((resolve) => {
          const look: VideoFrameRequestCallback = (_now, { mediaTime }) =>
            Math.abs(mediaTime - at) <= 1 / 24 ? resolve() : void video.requestVideoFrameCallback(look);
          video.requestVideoFrameCallback(look);
        });
        video.currentTime = at;
        await shown;
        const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
        const drawn = canvas.getContext('2d');
        drawn?.drawImage(video, 0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = drawn?.getImageData(0, 0, 1, 1).data ?? [];
        return ['red', 'green', 'blue'][[red, green, blue].indexOf(Math.max(red, green, blue))];
      }, seconds);
    await film.evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      return video.play();
    });
    expect(await film.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight])).toEqual([320, 180]);
    await film.evaluate((video: HTMLVideoElement) => video.pause());
    expect(await film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(3);
    // Forwards, back, and between two key frames.
    expect([await colourAt(2.5), await colourAt(0.2), await colourAt(1.7)]).toEqual(['blue', 'red', 'green']);
  },
);

test.each(languagesAndWidths)(
  'K4 in %s at %i: a tour is walked by its arrows, its list and its keys',
  async (language, width) => {
    const { render: t } = wordsOf(language);
    const v = translator(language, 'viewer');
    const { page, context } = await visit({ fresh: true, language, width, pictures: true, webgl: true });
    const place = (name: string, to: number) => ({ name, middle: 0, links: [{ to, yaw: 0, pitch: -0.2 }] });
    const [one, two] = [await flat('#884422'), await flat('#226688')];
    await withRenders(
      page,
      [
        job({ id: 'rj_1', group: 'rg_1', name: 'Hiên' }),
        job({
          id: 'rj_2',
          group: 'rg_1',
          name: 'Bếp',
          preview: '/api/renders/rj_2/preview',
          result: '/api/renders/rj_2/file',
        }),
      ],
      [
        {
          id: 'rg_1',
          kind: 'tour',
          places: [place('Hiên', 1), place('Bếp', 0)],
          renders: ['rj_1', 'rj_2'].map((render, n) => ({ n, render })),
          createdAt: '2026-11-16T09:00:00Z',
        },
      ],
      { 'rj_1 preview': one, 'rj_1 file': one, 'rj_2 preview': two, 'rj_2 file': two },
    );
    await openRenders(context, page);
    await page.getByRole('button', { name: t('walkTour') }).click();
    const at = (n: number) => page.locator(`[data-place="${n}"] [data-state="live"]`);
    await at(0).waitFor();
    await page.getByRole('button', { name: v('panorama.go', { name: 'Bếp' }) }).click();
    await at(1).waitFor();
    // The stage has the keys; the way back lies ahead.
    await page.keyboard.press('Enter');
    await at(0).waitFor();
    await page
      .getByRole('navigation', { name: v('panorama.places') })
      .getByRole('button', { name: 'Bếp' })
      .click();
    await at(1).waitFor();
    expect(await page.getByRole('application').getAttribute('aria-label')).toContain('Bếp');
  },
);
