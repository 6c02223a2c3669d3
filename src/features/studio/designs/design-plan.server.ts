import { createHash } from 'node:crypto';
import type { Design } from '#design/document.ts';
import { formatLocale, type Locale } from '#lib/locale.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import type { PlanJob, Studio } from '#platform/threads/studio.ts';
import { roomName } from '#elements/room-name.ts';
import { asking, designFor } from './design-rights.server.ts';
import { readHead } from './designs.server.ts';

/** `locale`: rooms are named and measured in it; without one there are no labels. */
interface PlanOptions {
  level?: string | undefined;
  ground: PlanJob['ground'];
  /** As a picture of this size instead of a drawing. */
  pixels?: PlanJob['pixels'];
  locale: Locale | null;
  /** The address names this very version of the design. */ named: boolean;
}

/** The plan of a design, made on the studio's thread and cached by the name of its version. */
export async function planFile(
  studio: Studio,
  { name, design }: { name: string; design: Design },
  { level, ground, pixels = null, locale, named }: PlanOptions,
): Promise<FileAnswer> {
  const words =
    locale === null
      ? null
      : {
          locale: formatLocale(locale),
          rooms: Object.fromEntries(Object.values(design.rooms).map((room) => [room.id, roomName(room, locale)])),
        };
  const shown = design.levels.find(({ id }) => id === level) ?? design.levels[0]!;
  const job: PlanJob = { kind: 'plan', name, design, level: shown.id, ground, words, pixels };
  const { ready, bytes } = await studio.make(job);
  return {
    type: pixels ? 'image/png' : 'image/svg+xml',
    etag: `"${createHash('sha256')
      .update(JSON.stringify([studio.edition, name, shown.id, ground, words, pixels]))
      .digest('base64url')
      .slice(0, 22)}"`,
    immutable: named,
    ready,
    bytes,
  };
}

/** The plan of a design one may see as it is now, for no cache between (PRODUCT G3). */
export async function shownPlan(
  ctx: Pick<RequestContext, 'db' | 'studio' | 'clock' | 'links'>,
  userId: string | null,
  designId: string,
  look: Pick<PlanOptions, 'ground' | 'pixels'>,
): Promise<FileAnswer> {
  const { design } = await designFor(ctx.db, asking(ctx, userId, designId));
  const stored = await readHead(ctx.db, design);
  return { ...(await planFile(ctx.studio, stored, { ...look, locale: null, named: false })), private: true };
}

/** Identifies the version of a design and of the renderer, so that a browser may cache the drawing. */
export function planVersion(studio: Pick<Studio, 'edition'>, version: number): string {
  return `${version}-${studio.edition}`;
}
