import type { Design } from '#design/document.ts';
import { isUpload } from '#elements/furniture/is-upload.ts';
import type { PieceTask } from '#platform/threads/render-task.ts';
import type { SceneSource } from '../tracing/piece-scene.ts';
import type { RenderHouse } from './render-house.ts';

/** All files together: a home of many uploads must not fill a worker's memory. What is beyond it is left out. */
const mostBytes = 256 * 1024 * 1024;

/** What a piece's scene is built from. A model that is gone is left out. */
export async function sceneSource(house: RenderHouse, task: PieceTask): Promise<SceneSource> {
  const text = await house.document(task);
  const { items } = JSON.parse(text) as Design;
  const wanted = new Set(
    Object.values(items)
      .map(({ model }) => model)
      .filter(isUpload),
  );
  const models = new Map<string, Uint8Array>();
  let left = mostBytes;
  for (const id of wanted) {
    const bytes = await house.model(task, id);
    if (bytes === null || bytes.byteLength > left) continue;
    left -= bytes.byteLength;
    models.set(id, bytes);
  }
  return { text, models };
}
