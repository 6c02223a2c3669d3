import { slotFinishes } from '#models/slot-finishes.ts';
import { families } from '#models/library.ts';
import { finishOf } from '#models/materials/library.ts';
import { textureCache } from '#models/materials/texture.ts';
import { choiceAt, familyCount } from '#models/model-id.ts';
import { createRenderBuffers, renderThumbnail } from '#models/picture/thumbnail.ts';
import { triangleCount } from '#models/geometry/model.ts';
import { median, report } from './support/report.ts';
import type { Detail } from '#models/geometry/mesh.ts';

/* CPU time to make a model and its 320 × 320 thumbnail, by family: median of ten after a warm-up. DESIGN §6: a thumbnail ≤ 50 CPU-ms. */
const textures = textureCache(256);
const canvas = createRenderBuffers(320, 320);
const samples = 10;
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));

for (const family of families.filter(({ code }) => wanted.length === 0 || wanted.includes(code))) {
  const choices = Array.from({ length: samples }, (_, i) =>
    choiceAt(family, Math.floor(((i + 0.5) / samples) * familyCount(family)))!,
  );
  const wears = choices.map((choice) =>
    Object.fromEntries(
      Object.entries(slotFinishes(family, choice)).map(([slot, finish]) => [slot, textures.surface(finishOf(finish))]),
    ),
  );
  const build = (detail: Detail): number[] => choices.map((choice) => spent(() => void family.build(choice, detail)));
  const picture = (): number[] =>
    choices.map((choice, i) => {
      const model = family.build(choice, 'middle');
      return spent(
        () => void renderThumbnail(model, wears[i]!, { width: 320, height: 320, placement: family.placement }, canvas),
      );
    });
  picture();
  build('near');
  report(family.code, {
    nearMs: median(build('near')).toFixed(1),
    middleMs: median(build('middle')).toFixed(1),
    farMs: median(build('far')).toFixed(1),
    thumbnailMs: median(picture()).toFixed(1),
    mostTriangles: (['near', 'middle', 'far'] as const)
      .map((detail) => Math.max(...choices.map((choice) => triangleCount(family.build(choice, detail)))))
      .join(' / '),
  });
}

function spent(work: () => void): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
