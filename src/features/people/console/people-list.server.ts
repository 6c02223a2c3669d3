import { AppError } from '#lib/errors.ts';
import type { RoleName } from '#lib/permissions.ts';
import { trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import type { ConsoleList } from './console-list.ts';
import { askedOrder, consolePageSize, pageOf, placeIn, readMoment } from './keyset.server.ts';
import {
  countOwned,
  findPeople,
  findPerson,
  peopleSorts,
  sortedPeople,
  type PersonRow,
} from './people-queries.server.ts';
import type { PersonDetail, PersonLine, PersonState } from './person.ts';

export interface PeopleFilter {
  words: string;
  role: RoleName | null;
  status: PersonState | null;
  /** In the order they joined, the newest first or last; `sort` names another column. */
  down: boolean;
  sort?: string | null;
  after: string | null;
}

export async function listPeople(
  ctx: Pick<RequestContext, 'db'>,
  filter: PeopleFilter,
  size = consolePageSize,
): Promise<ConsoleList<PersonLine>> {
  const words = filter.words.trim();
  const { role, status, sort = null, after } = filter;
  const order = sort?.endsWith('created') ? null : askedOrder({ sort, after }, peopleSorts, size + 1);
  const found =
    order === null
      ? await findPeople(ctx.db, { ...filter, words, after: readMoment(after), limit: size + 1 })
      : await sortedPeople(ctx.db, { words, role, status }, order);
  const { rows, next } = pageOf(found, (row) => placeIn(order, row, [row.created_at.toISOString(), row.id]), size);
  return { rows: rows.map(lineOf), next };
}

/** Undefined for an unknown person. */
export async function readPerson(ctx: Pick<RequestContext, 'db'>, id: string): Promise<PersonDetail> {
  const row = await findPerson(ctx.db, id);
  if (!row) throw new AppError('not_found');
  return {
    ...lineOf(row),
    locale: row.locale,
    companyName: row.company_name,
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    suspendedReason: trilingual(row.suspended_reason),
    demo: row.demo_kind !== null,
    secondFactor: row.secondFactorSince !== null,
    counts: await countOwned(ctx.db, row.id, row.designerId, row.merchantId),
    designerId: row.designerId,
    merchantId: row.merchantId,
  };
}

function lineOf(row: PersonRow): PersonLine {
  return {
    id: row.id,
    nickname: row.nickname,
    email: row.email,
    mobile: row.mobile,
    avatar: row.avatar,
    city: row.city,
    roles: row.roles,
    designerLevel: row.designer_level,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}
