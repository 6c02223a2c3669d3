import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import { designOf, templateNames } from './design-queries.server.ts';
import type { DesignItem } from './design.ts';
import { listDesigns, readHead } from './designs.server.ts';
import type { DesignLine, DesignSize } from './workspace-page.ts';

/** A person's designs with their templates, the last changed first. */
export async function designLines(db: Database, ownerId: string, locale: Locale): Promise<DesignLine[]> {
  return withTemplates(db, await listDesigns(db, ownerId), locale);
}

/** The template a design was made from, for who has it open. */
export async function templateOf(db: Database, item: DesignItem, locale: Locale): Promise<DesignLine['madeFrom']> {
  return (await withTemplates(db, [item], locale))[0]?.madeFrom ?? null;
}

async function withTemplates(db: Database, items: readonly DesignItem[], locale: Locale): Promise<DesignLine[]> {
  const templates = await templateNames(
    db,
    items.flatMap(({ template }) => template ?? []),
  );
  return items.map(({ template, ...item }) => {
    const found = template === null ? undefined : templates.get(template);
    const name = found && localized(trilingual(found.name), locale);
    return {
      ...item,
      plan: `/api/designs/${item.id}/plan?v=${item.version}`,
      madeFrom: name && template !== null ? { name, author: found.author, work: found.shown ? template : null } : null,
    };
  });
}

/** Of the last changed ones: the others are looked at less, and their page is not held up for them. */
const most = 12;

/** How large a person's designs are, by design: clear area and pieces. Each is measured once for what it is. */
export async function designSizes(
  { db, designs }: Pick<RequestContext, 'db' | 'designs'>,
  ownerId: string,
  items: readonly Pick<DesignItem, 'id' | 'seq'>[],
): Promise<Record<string, DesignSize>> {
  const sizes: Record<string, DesignSize> = {};
  // One after the other: the thread that measures them refuses a crowd.
  for (const { id, seq } of items.slice(0, most)) {
    const facts = await designs
      .plan(`size ${id} ${seq}`, async () => {
        const row = await designOf(db, ownerId, id);
        if (!row) throw new AppError('not_found');
        return (await readHead(db, row)).design;
      })
      // A card without its size is better than no page.
      .catch(() => null);
    if (facts) sizes[id] = { area: facts.netArea, pieces: facts.pieces };
  }
  return sizes;
}
