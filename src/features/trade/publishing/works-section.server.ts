import { redirect } from 'react-router';
import { completenessOf, type Completeness } from '#features/people/accounts/profile-fields.ts';
import { readProfile } from '#features/people/accounts/profile.server.ts';
import { designLines } from '#features/studio/designs/workspace-page.server.ts';
import type { DesignLine } from '#features/studio/designs/workspace-page.ts';
import { homeTypes, scenes, spaces } from '#features/foundation/search/vocabulary.ts';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { dashboardSection } from '#lib/person.ts';
import { rooms, styles } from '#models/vocabulary.ts';
import type { MemberContext } from '#platform/context.ts';
import { listOwnWorks, readOwnWork } from './own-works.server.ts';
import { optionsOf, type Option } from './option.ts';
import { ownCount } from './publishing-queries.server.ts';
import { designerOfUser } from '#features/catalogue/designers/designers.server.ts';
import type { PublishedDesign } from './work-draft.ts';
import { publishedDesign } from './from-design/published-design.server.ts';
import { emptyOwnPage, readOwnSection } from './own-address.ts';
import type { OwnQuery } from './shelf.ts';
import type { OwnWork, OwnWorkPage } from './work-form.ts';

interface WorkOptions {
  styles: Option[];
  homes: Option[];
  spaces: Option[];
  scenes: Option[];
  rooms: Option[];
}
export interface WorkFormData {
  view: 'form';
  /** The design a new one begins with. */
  from: PublishedDesign | null;
  work: OwnWork | null;
  options: WorkOptions;
  designs: DesignLine[];
  hosts: string[];
  /** What the designer's profile still needs before anything is published (PRODUCT, "complete profile first"). */
  profileLacks: Completeness['missing'];
}
export type WorksData = { view: 'list'; page: OwnWorkPage; status: OwnQuery['status'] } | WorkFormData;

/** `?tab=works`: the list; `&new`: an empty form, `&design=g_…&version=3` with a design in it; `&edit=w_…`: one of them (PRODUCT G3). */
export async function loadWorks(ctx: MemberContext, url: URL): Promise<WorksData> {
  const asked = readOwnSection(url.searchParams);
  const { userId } = ctx.session;
  const list = { view: 'list', status: asked.query.status } as const;
  if (!(await designerOfUser(ctx.db, userId))) return { ...list, page: emptyOwnPage(asked.query) };
  if (asked.form === null) return { ...list, page: await listOwnWorks(ctx, userId, asked.query) };
  const work = asked.form === 'new' ? null : await readOwnWork(ctx, userId, asked.form).catch(backToList);
  return {
    view: 'form',
    work,
    from: asked.from && (await publishedDesign(ctx, userId, asked.from)),
    options: workOptions(ctx.locale),
    designs: await designLines(ctx.db, userId, ctx.locale),
    hosts: ctx.settings.viewerHosts,
    profileLacks: completenessOf(await readProfile(ctx, userId), 'designer').missing,
  };
}

export function countWorks(userId: string) {
  return { all: ownCount('works', userId) };
}

function workOptions(locale: Locale): WorkOptions {
  return {
    styles: optionsOf(styles, locale),
    homes: optionsOf(homeTypes, locale),
    spaces: optionsOf(spaces, locale),
    scenes: optionsOf(scenes, locale),
    rooms: optionsOf(rooms, locale),
  };
}

/** What does not exist, or is not theirs, leads back to the list. */
function backToList(error: unknown): never {
  throw error instanceof AppError && error.key === 'not_found'
    ? redirect(dashboardSection('designer', 'works'))
    : error;
}
