import { writeSync } from 'node:fs';
import { textureCache } from '#models/materials/texture.ts';
import { renderPicture } from '#render/picture/render-picture.ts';
import { smallRoom, smallRoomCamera } from '#render/testing/small-room.ts';

/*
 * Run as a process that a test kills: traces the small room, keeps its tiles in the given folder, prints a line after
 * each, and after the second waits to be killed while the next is traced.
 */
const [keep = '', samples = '2'] = process.argv.slice(2);
await renderPicture(
  smallRoom(),
  { camera: smallRoomCamera, width: 160, height: 90, samples: Number(samples), seed: 1 },
  {
    textures: textureCache(64),
    threads: 1,
    niceness: 0,
    keep,
    onProgress(stage, done) {
      writeSync(1, `${stage} ${done}\n`);
      if (stage === 'trace' && done === 2) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    },
  },
);
