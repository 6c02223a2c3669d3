import type { ShelfPiece } from '#features/catalogue/offers/shelf.ts';
import type { TemplateBody, TemplatesData } from '#features/studio/furnishing/furnishing.ts';
import { api, pathWith } from '#lib/api.ts';
import type { FurnishPort, TemplatesPort } from '#workspace/ports/furnish-port.ts';
import { openFurnisher } from '#workspace/panels/furnish/open-furnisher.ts';

const templatesPath = '/user/furnish-templates';

/** Furnishing in a worker of the browser, with what the market sells and the person's AI templates. */
export function marketFurnish(signedIn: boolean): FurnishPort {
  const asked = new Map<string, Promise<ShelfPiece[]>>();
  return {
    furnisher: openFurnisher(),
    supply(style, province) {
      const path = pathWith('/furnishing/shelf', { style, ...(province !== '' && { province }) });
      const known = asked.get(path);
      if (known) return known;
      const answer = api.get<ShelfPiece[]>(path);
      asked.set(path, answer);
      // What failed is asked for again.
      answer.catch(() => asked.delete(path));
      return answer;
    },
    templates: signedIn ? templates : null,
    plans: '/price',
  };
}

const templates: TemplatesPort = {
  list: () => api.get<TemplatesData>(templatesPath),
  keep: (template) =>
    api.post<TemplatesData>(templatesPath, { ...template, pieces: [...template.pieces] } satisfies TemplateBody, {
      creates: true,
    }),
  remove: (id) => api.delete<TemplatesData>(`${templatesPath}/${encodeURIComponent(id)}`, undefined, { creates: true }),
};
