import type { GlbSizes } from '#features/foundation/glb/glb.ts';
import { api, pathWith } from '#lib/api.ts';
import type { UploadsPort } from '#workspace/uploads-port.ts';

const mostAtOnce = 50;

/** Sizes of uploaded models by the call for them. */
export const ownUploads: UploadsPort = {
  async sizes(models) {
    const asked: Promise<GlbSizes>[] = [];
    for (let from = 0; from < models.length; from += mostAtOnce)
      asked.push(api.get<GlbSizes>(pathWith('/glbs/sizes', { ids: models.slice(from, from + mostAtOnce).join(',') })));
    const found = (await Promise.all(asked)).flat();
    return Object.fromEntries(found.map(({ id, size }) => [id, size]));
  },
};
