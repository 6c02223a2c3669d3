import { randomPart } from '#lib/id.ts';

/** The letters before the underscore of a record's id, which name its table (design/records/fields). */
type RecordKind = 'lv' | 'wl' | 'op' | 'it' | 'gp' | 'lt' | 'cm' | 'st' | 'cl' | 'bm' | 'dm' | 'nt' | 'ul';

/** Makes ids for new records. Two people draw at once, so an id must be new everywhere, not only here. */
export type RecordIds = (kind: RecordKind) => string;

/** 80 bits of chance. */
export const randomIds: RecordIds = (kind) => `${kind}_${randomPart(16)}`;

/** For a copy of a record: of the same table. */
export function newIdLike(ids: RecordIds, id: string): string {
  return ids(id.slice(0, id.indexOf('_')) as RecordKind);
}
