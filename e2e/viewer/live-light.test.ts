import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { readLightFile } from '#demo/lights/light-folder.ts';
import type { Design } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { saveWork } from '#features/catalogue/works/save-work.server.ts';
import { checkedText } from '#features/studio/designs/checked-design.ts';
import { createDesign } from '#features/studio/designs/designs.server.ts';
import { keepLight } from '#features/studio/live-light/live-light.server.ts';
import { readHomeLight } from '#models/light/light-file.ts';
import type { Vec3 } from '#lib/vec.ts';
import { linearTable } from '#models/picture/colour.ts';
import { textureCache } from '#models/materials/texture.ts';
import { systemClock } from '#platform/clock.ts';
import { folderStorage } from '#platform/storage/folder-storage.server.ts';
import { openDenoiser } from '#render/denoise/denoiser.ts';
import { designScene } from '#render/from-design/design-scene.ts';
import { kernelOf } from '#render/kernel/kernel.ts';
import { renderPicture } from '#render/picture/render-picture.ts';
import { flatten } from '#render/scene/flat-scene.ts';
import type { RenderCamera } from '#render/scene/render-scene.ts';
import { lensOf } from '#render/trace/camera.ts';
import { translator } from '#text/messages.server.ts';
import { fromStage, type CameraPose } from '#viewer/camera-pose.ts';
import { createSceneSession } from '#viewer/live/scene-session.ts';
import { createCameraController } from '#viewer/stage/camera-controller.ts';
import { homeFrame } from '#viewer/stage/stage-frames.ts';
import { inDatabase } from '../support/back-office.ts';
import { visitors } from '../support/browser.ts';
import { demoDesigner } from '../support/market.ts';
import { live, open, patient, stage, waitUntilIdle } from './stage.ts';

const visit = visitors();
const home = 'japandi-living';
const works = { lit: 'w_litroom', broken: 'w_brokenlight' };
let design: Design;

beforeAll(async () => {
  const text = checkedText(
    await readFile(join(import.meta.dirname, '../../src/demo/homes/documents', `${home}.json`), 'utf8'),
  );
  design = JSON.parse(text) as Design;
  const bytes = readLightFile(home)!;
  const light = (await readHomeLight(bytes))!;
  const storage = folderStorage(join(inject('dataDir'), 'media'));
  // The same file, cut off in its middle.
  const broken = bytes.slice(0, bytes.length >> 1);
  for (const [id, file] of [
    [works.lit, bytes],
    [works.broken, broken],
  ] as const)
    await inDatabase(async (db) => {
      const designer = await demoDesigner(db);
      const made = await createDesign(db, systemClock, { ownerId: designer.user_id, name: id, text });
      await saveWork(db, systemClock, {
        id,
        designerId: designer.id,
        name: { en: id, vi: id, zh: id },
        description: { en: id, vi: id, zh: id },
        styles: ['japandi'],
        home: 'apartment',
        space: 'dayArea',
        scene: 'couple',
        room: 'living',
        area: 24,
        pieces: [],
        pictures: [],
        panorama: null,
        status: 'shelved',
        designId: made.id,
        designVersion: made.version,
      });
      const hash = await storage.put(file);
      const { print, hour } = light;
      await keepLight(db, systemClock.now(), {
        designId: made.id,
        version: made.version,
        hour,
        print,
        hash,
        bytes: file.byteLength,
      });
    });
});

/** On foot in the work's room; which light the stage says it shows. */
async function walkIn(page: Page, work: string): Promise<string> {
  const t = translator('en', 'work');
  const v = translator('en', 'viewer');
  await open(page, `${thingAddress(work)}&quality=test`);
  await page.getByRole('button', { name: t('stage.view.live'), exact: true }).click();
  await live(page);
  await page.getByRole('button', { name: v('mode.walk') }).click();
  await waitUntilIdle(page);
  return stage(page).evaluate((element) => element.dataset.light ?? '');
}

const linear = linearTable();
const luminance = (data: ArrayLike<number>, at: number) =>
  0.2126 * linear[data[at]!]! + 0.7152 * linear[data[at + 1]!]! + 0.0722 * linear[data[at + 2]!]!;

/** Brightness of what the canvas shows, as light. */
async function shown(page: Page): Promise<{ width: number; height: number; light: Float32Array }> {
  const { width, height, bytes } = await stage(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')!;
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
      return { width: canvas.width, height: canvas.height, bytes: [...data] };
    });
  return { width, height, light: Float32Array.from({ length: width * height }, (_, i) => luminance(bytes, i * 4)) };
}

/** Half as wide and high: the photograph need not be larger. */
function halved(from: Awaited<ReturnType<typeof shown>>): typeof from {
  const [width, height] = [from.width >> 1, from.height >> 1];
  const light = Float32Array.from({ length: width * height }, (_, i) => {
    const at = Math.floor(i / width) * 2 * from.width + (i % width) * 2;
    return mean([0, 1, from.width, from.width + 1].map((step) => from.light[at + step]!));
  });
  return { width, height, light };
}

function walkedPose(aspect: number): CameraPose {
  const facts = createSceneSession(design, design.levels[0]!.id, 'far').open().facts;
  const controller = createCameraController({ ...homeFrame(facts), still: true });
  controller.setAspect(aspect);
  controller.setMode('walk');
  return controller.look();
}

type Part = 'wall' | 'floor' | 'ceiling';

/** What is seen where: the room's own wall, floor or ceiling, or something before it. */
function partsSeen(camera: RenderCamera, width: number, height: number): (Part | null)[] {
  const kernel = kernelOf(flatten(designScene(design, { detail: 'far' }), textureCache(16)), 0);
  const level = design.levels[0]!;
  const { bounds } = roomsOf(design, level.id).toSorted((a, b) => b.shape.netArea - a.shape.netArea)[0]!.shape;
  const lens = lensOf(camera, width, height);
  return Array.from({ length: width * height }, (_, i) => {
    lens.aim(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height);
    const { dx, dy, dz } = lens;
    if (kernel.closest(...camera.at, dx, dy, dz, 1e9) < 0) return null;
    const far = kernel.results[0]!;
    const [x, y, z] = [camera.at[0] + dx * far, camera.at[1] + dy * far, camera.at[2] + dz * far];
    if (z < level.elevation / 1000 + 0.03) return 'floor';
    if (z > (level.elevation + level.height) / 1000 - 0.03) return 'ceiling';
    const side = Math.min(
      Math.abs(x - bounds.left / 1000),
      Math.abs(x - bounds.right / 1000),
      Math.abs(y - bounds.bottom / 1000),
      Math.abs(y - bounds.top / 1000),
    );
    return side < 0.02 ? 'wall' : null;
  });
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function correlation(a: readonly number[], b: readonly number[]): number {
  const [ma, mb] = [mean(a), mean(b)];
  const product = mean(a.map((each, i) => (each - ma) * (b[i]! - mb)));
  return product / Math.sqrt(mean(a.map((each) => (each - ma) ** 2)) * mean(b.map((each) => (each - mb) ** 2)));
}

/** Means of 16 × 9 parts of a picture. */
function grid(light: Float32Array, width: number, height: number): number[] {
  return Array.from({ length: 144 }, (_, cell) => {
    const [column, row] = [cell % 16, Math.floor(cell / 16)];
    const values: number[] = [];
    for (let y = Math.floor((row * height) / 9); y < Math.floor(((row + 1) * height) / 9); y++)
      for (let x = Math.floor((column * width) / 16); x < Math.floor(((column + 1) * width) / 16); x++)
        values.push(light[y * width + x]!);
    return mean(values);
  });
}

test('D9: walked through, a room is lit as in its photograph: wall, floor and ceiling within 15 %, 16 × 9 parts alike', async () => {
  const { page } = await visit({ webgl: true });
  await walkIn(page, works.lit);
  await expect.poll(() => stage(page).evaluate((element) => element.dataset.light), patient).toBe('shown');
  await waitUntilIdle(page);
  const canvas = await shown(page);
  const pose = walkedPose(canvas.width / canvas.height);
  const { width, height, light } = halved(canvas);
  const metres = (place: Vec3): Vec3 => fromStage(place).map((each) => each / 1000) as unknown as Vec3;
  const camera: RenderCamera = { kind: 'still', at: metres(pose.eye), target: metres(pose.target), view: pose.fov };
  const denoiser = await openDenoiser(join(import.meta.dirname, '../../third_party/oidn/rt_hdr_alb_nrm.tza'), 1);
  const photo = await renderPicture(
    designScene(design, { detail: 'middle' }),
    { camera, width, height, samples: 10, seed: 1 },
    { textures: textureCache(128), denoiser, threads: 1 },
  );
  const traced = Float32Array.from({ length: width * height }, (_, i) => luminance(photo.pixels, i * 3));
  const seen = partsSeen(camera, width, height);
  for (const part of ['wall', 'floor', 'ceiling'] as const) {
    const at = [...seen.keys()].filter((i) => seen[i] === part);
    expect(at.length, part).toBeGreaterThan(width);
    const ratio = mean(at.map((i) => light[i]!)) / mean(at.map((i) => traced[i]!));
    expect(ratio, part).toBeGreaterThan(0.85);
    expect(ratio, part).toBeLessThan(1.15);
  }
  expect(correlation(grid(light, width, height), grid(traced, width, height))).toBeGreaterThanOrEqual(0.8);
});

test('D9: light that cannot be read is left alone: the room is seen as before', async () => {
  const { page } = await visit({ webgl: true });
  const answered = page.waitForResponse((response) => response.url().includes(`/works/${works.broken}/light`));
  expect(await walkIn(page, works.broken)).toBe('none');
  expect((await answered).status()).toBe(200);
  await waitUntilIdle(page);
  expect(await stage(page).evaluate((element) => element.dataset.light)).toBe('none');
});
