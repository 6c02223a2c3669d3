import type { Database } from '#db/database.ts';
import type { Locale } from '#lib/locale.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import { templateNames } from './design-queries.server.ts';
import type { DesignItem } from './design.ts';
import { listDesigns } from './designs.server.ts';
import type { DesignLine } from './workspace-page.ts';

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
