import { textureCache } from '#models/materials/texture.ts';
import { renderPicture } from '#render/picture/render-picture.ts';
import { smallRoom, smallRoomCamera } from '#render/testing/small-room.ts';

/* A process to be killed: traces the small room, keeps its tiles in the folder it is given, and says so after each. */
const [keep = '', samples = '4'] = process.argv.slice(2);
await renderPicture(smallRoom(), { camera: smallRoomCamera, width: 160, height: 90, samples: Number(samples), seed: 1 }, {
  textures: textureCache(64), threads: 1, niceness: 0, keep, onProgress: (stage, done) => process.stdout.write(`${stage} ${done}\n`),
});
