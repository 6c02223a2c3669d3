import type { ShelfPiece } from '#features/catalogue/offers/shelf.ts';
import type { TemplateBody, TemplatesData } from '#features/studio/furnishing/furnishing.ts';
import { api, pathWith } from '#lib/api.ts';
import type { FurnishPort, TemplatesPort } from '#workspace/ports/furnish-port.ts';
import { openFurnisher } from '#workspace/panels/furnish/open-furnisher.ts';

const path = '/user/furnish-templates';

/** Furnishing in a worker of the browser, with what the market sells and the person's AI templates. */
export function marketFurnish(signedIn: boolean): FurnishPort {
  const asked = new Map<string, Promise<ShelfPiece[]>>();
  return {
    furnisher: openFurnisher(),
    supply(style) {
      const known = asked.get(style);
      if (known) return known;
      const answer = api.get<ShelfPiece[]>(pathWith('/furnishing/shelf', { style }));
      asked.set(style, answer);
      // What failed is asked for again.
      answer.catch(() => asked.delete(style));
      return answer;
    },
    templates: signedIn ? templates : null,
    plans: '/price',
  };
}

const templates: TemplatesPort = {
  list: () => api.get<TemplatesData>(path),
  keep: (template) =>
    api.post<TemplatesData>(path, { ...template, pieces: [...template.pieces] } satisfies TemplateBody, {
      creates: true,
    }),
  remove: (id) => api.delete<TemplatesData>(`${path}/${encodeURIComponent(id)}`, undefined, { creates: true }),
};
