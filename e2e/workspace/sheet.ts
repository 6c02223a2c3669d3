import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Design } from '#design/document.ts';
import type { Words } from '../support/words.ts';
import { insertPastUser } from '../support/back-office.ts';
import { open } from '../support/browser.ts';
import { signIn } from '../support/people.ts';
import { sheetOf } from './plan-places.ts';

/** Somebody who may design, with no design yet, where one begins. */
export async function comeToDesign(context: BrowserContext, page: Page): Promise<void> {
  await signIn(context, await insertPastUser({ roles: ['ROLE_USER', 'ROLE_DESIGNER'] }));
  await open(page, '/workspace');
}

/** An empty design of one's own, made by the call and open; its id. */
export async function openNewDesign(context: BrowserContext, page: Page, document?: Design): Promise<string> {
  await signIn(context, await insertPastUser({ roles: ['ROLE_USER', 'ROLE_DESIGNER'] }));
  const id = await newDesign(context, document);
  await open(page, `/workspace/${id}`);
  await sheetOf(page).waitFor();
  return id;
}

export async function newDesign(
  context: BrowserContext,
  document?: Design,
  origin = inject('baseUrl'),
): Promise<string> {
  const answer = await context.request.post('/api/designs', {
    data: document ? { document } : {},
    headers: { 'idempotency-key': crypto.randomUUID(), origin },
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  return data.id;
}

/** The same with somebody by the door who looks across the room. */
export function withCamera(design: Design, name: string): Design {
  const camera = {
    id: 'cm_1',
    level: 'lv_1',
    name,
    kind: 'still' as const,
    at: { x: 600, y: 600, z: 1500 },
    target: { x: 2500, y: 2500, z: 1200 },
    view: 60,
    aspect: 1.5,
  };
  return { ...design, cameras: { [camera.id]: camera } };
}

/** What the page draws of the design, wherever one looks at it from. */
export async function drawnOn(page: Page): Promise<string[]> {
  return sheetOf(page).evaluate((sheet) =>
    [...sheet.querySelectorAll('g[transform] path')]
      .map((path) => `${path.closest('[data-id]')?.getAttribute('data-id') ?? ''} ${path.getAttribute('d') ?? ''}`)
      .sort(),
  );
}

/** The design as the server has it, without what differs from one saving to the next. */
export async function documentOf(context: BrowserContext, page: Page): Promise<Design> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await context.request.get(`/api/designs/${id}`);
  const { data } = (await answer.json()) as { data: { document: Design } };
  return data.document;
}

/** How much of what is in a design. */
export function countsOf({ walls, openings, items, rooms }: Design) {
  const kinds = Object.values(openings).map(({ kind }) => kind);
  return {
    walls: Object.keys(walls).length,
    doors: kinds.filter((kind) => kind === 'door').length,
    windows: kinds.filter((kind) => kind === 'window').length,
    pieces: Object.keys(items).length,
    floors: Object.values(rooms).filter(({ floor }) => floor !== undefined).length,
  };
}

export const nothing = { walls: 0, doors: 0, windows: 0, pieces: 0, floors: 0 };
export const bedroom = { walls: 4, doors: 1, windows: 1, pieces: 6, floors: 1 };

/** The room inside its walls, in millimetres. */
export function innerSize({ walls }: Design): number[] {
  const half = (Object.values(walls)[0]?.thickness ?? 0) / 2;
  const across = (axis: 'x' | 'y') => {
    const ends = Object.values(walls).flatMap(({ a, b }) => [a[axis], b[axis]]);
    return Math.round(Math.max(...ends) - Math.min(...ends) - 2 * half);
  };
  return [across('x'), across('y')];
}

/** All of it undone, all redone, reloaded: the same document and the same picture. */
export async function undoneAndRedone(
  context: BrowserContext,
  page: Page,
  words: Words,
  again: { undo(): Promise<void>; redo(): Promise<void> },
): Promise<void> {
  const counts = async () => countsOf(await documentOf(context, page));
  const button = (name: 'undo' | 'redo') => page.getByRole('button', { name: words.workspace(`bar.${name}`) });
  await expect.poll(counts).toEqual(bedroom);
  const built = await documentOf(context, page);
  expect(innerSize(built)).toEqual([4200, 3600]);
  const picture = await drawnOn(page);
  let steps = 0;
  for (; await button('undo').isEnabled(); steps++) await again.undo();
  await expect.poll(counts).toEqual(nothing);
  for (let step = 0; step < steps; step++) await again.redo();
  expect(await button('redo').isEnabled()).toBe(false);
  await expect.poll(() => documentOf(context, page)).toEqual(built);
  await page.locator('.ws-save-saved').waitFor();
  await page.reload({ waitUntil: 'commit' });
  await sheetOf(page).waitFor();
  await expect.poll(() => drawnOn(page)).toEqual(picture);
  expect(await documentOf(context, page)).toEqual(built);
  await expect.poll(() => button('undo').isEnabled(), { message: 'undo is alive after a reload' }).toBe(true);
}
