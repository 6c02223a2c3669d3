import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from '../support/browser.ts';

/** A home takes its time where there is no graphics card. */
export const patient = { timeout: 90_000 };

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

export const stage = (page: Page) => page.getByRole('application');

/** What the stage wrote down about what it drew. */
export function stageStats(
  page: Page,
): Promise<{ frames: number; triangles: number; drawn: number; eye: string; picked?: string }> {
  return stage(page).evaluate(({ dataset: { frames, triangles, drawn, ...rest } }) => ({
    frames: Number(frames),
    triangles: Number(triangles),
    drawn: Number(drawn),
    eye: rest.eye!,
    ...(rest.picked === undefined ? {} : { picked: rest.picked }),
  }));
}

/** Drawn, faded in, and nothing on its way. */
export async function live(page: Page): Promise<void> {
  await page.locator('[data-state=live]').waitFor(patient);
  await waitUntilIdle(page);
}

/** Until no picture is drawn any more. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await waitUntilSame(page, 'frames');
}

/** Time enough for twenty pictures: where nothing moves, none of them is drawn. */
export async function expectStill(page: Page): Promise<void> {
  const { frames } = await stageStats(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 20;
        const next = () => {
          if (left-- === 0) resolve();
          else requestAnimationFrame(next);
        };
        next();
      }),
  );
  expect((await stageStats(page)).frames, 'idle draws nothing').toBe(frames);
}

/** Turns of the page: in each of them the stage could have drawn. */
const restingTurns = 60;

/**
 * Until what the stage has written down stays the same. Counted in turns of the page and not by the clock: on a busy
 * machine one picture takes longer than any time that is set, and the page's turns take longer with it.
 */
export async function waitUntilSame(page: Page, name: 'frames' | 'eye'): Promise<void> {
  await page.evaluate(
    ([asked, turns]) =>
      new Promise<void>((resolve) => {
        // Looked for each time: a stage whose graphics card came back may be another element.
        const read = () => document.querySelector<HTMLElement>('[role=application][data-frames]')?.dataset[asked];
        let seen = read();
        let left: number = turns;
        const next = () => {
          const now = read();
          left = now !== undefined && now === seen ? left - 1 : turns;
          seen = now;
          if (left === 0) resolve();
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [name, restingTurns] as const,
  );
}

/** DESIGN §6: how many colours the canvas shows, how far its lights are apart, and its mean colour. */
export function colours(
  page: Page,
): Promise<{ distinct: number; deviation: number; mean: number[]; width: number; height: number }> {
  return stage(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const copy = new OffscreenCanvas(width, height).getContext('2d')!;
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, width, height);
      const seen = new Set<number>();
      const sums = [0, 0, 0];
      let light = 0;
      let squares = 0;
      for (let i = 0; i < data.length; i += 4) {
        seen.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
        for (const k of [0, 1, 2]) sums[k]! += data[i + k]!;
        const value = 0.2126 * data[i]! + 0.7152 * data[i + 1]! + 0.0722 * data[i + 2]!;
        light += value;
        squares += value * value;
      }
      const count = data.length / 4;
      return {
        distinct: seen.size,
        deviation: Math.sqrt(squares / count - (light / count) ** 2),
        mean: sums.map((sum) => sum / count),
        width,
        height,
      };
    });
}

export async function expectDrawn(page: Page): Promise<void> {
  const { distinct, deviation, width, height } = await colours(page);
  expect(distinct).toBeGreaterThan(300);
  expect(deviation).toBeGreaterThan(20);
  expect([width <= 640, height <= 360]).toEqual([true, true]);
}

/** Asks which of the scripts that have come hold three; every one of them is read to its end first. */
export function threeOf(page: Page): () => Promise<string[]> {
  const read: Promise<string[]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      read.push(
        response.text().then(
          (text) => (text.includes('WebGLRenderer') ? [response.url()] : []),
          () => [],
        ),
      );
  });
  return async () => (await Promise.all(read)).flat();
}
