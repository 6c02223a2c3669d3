import type { Database } from '#db/database.ts';
import { picturesById } from '#features/foundation/media/media.server.ts';
import { findShown, type FoundFile } from '#features/trade/talk-files/talk-files.server.ts';
import { talkDesigns } from '#features/studio/sharing/talk-shares.server.ts';
import { required } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import type { DesignOrder, DesignOrderItem, EntriesQuery, Entry } from './design-order.ts';
import {
  entriesOf,
  findSide,
  lastEntries,
  peopleOf,
  type EntryRow,
  type OwnDesignOrderRow,
} from './design-order-queries.server.ts';
import type { DesignOrderState } from './design-order-states.ts';

export interface DesignOrderReadContext {
  db: Database;
  locale: Locale;
}

/** What one look brings of what was said. */
const entriesPerPage = 60;

export async function itemsOf(
  { db, locale }: DesignOrderReadContext,
  rows: readonly OwnDesignOrderRow[],
): Promise<DesignOrderItem[]> {
  const people = await peopleOf(db, rows);
  const last = await lastEntries(
    db,
    rows.map(({ id }) => id),
  );
  const pictures = await picturesById(db, [
    ...[...people.designers.values()].map(({ avatar }) => avatar),
    ...[...people.works.values()].flatMap((work) => work.pictures.slice(0, 2)),
  ]);
  return rows.map((row) => {
    const designer = people.designers.get(row.designer_id);
    const buyer = people.buyers.get(row.buyer_id);
    const work = people.works.get(row.work_id ?? '');
    const entry = last.get(row.id);
    const name = localized(trilingual(row.work_name), locale);
    const shelved = work?.status === 'shelved';
    const pictureAt = (at: number) => (shelved ? (pictures.get(work.pictures[at] ?? '') ?? null) : null);
    return {
      id: row.id,
      state: row.state,
      side: row.side,
      price: row.price,
      unread: row.unread,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      designer: {
        id: row.designer_id,
        name: designer?.name ?? '',
        avatar: pictures.get(designer?.avatar ?? '') ?? null,
      },
      buyer: { name: buyer?.nickname ?? '', avatar: buyer?.avatar ?? null, mobile: row.mobile, contact: row.contact },
      work:
        work === undefined && name === null
          ? null
          : { id: shelved ? work.id : null, name, picture: pictureAt(0), detail: pictureAt(1) },
      last:
        entry === undefined
          ? null
          : {
              by: entry.by,
              state: entry.state as DesignOrderState | null,
              text: entry.text,
              files: entry.files.length,
            },
    };
  });
}

/** One conversation as one of the two sees it. */
export async function designOrderOf(
  reader: DesignOrderReadContext,
  row: OwnDesignOrderRow,
  place: EntriesQuery = {},
): Promise<DesignOrder> {
  const [item] = await itemsOf(reader, [row]);
  const entries = await entriesOf(reader.db, row.id, { ...place, most: entriesPerPage });
  const files = await findShown(
    reader.db,
    entries.flatMap((entry) => entry.files),
  );
  const theirs = await findSide(reader.db, row.id, row.side === 'buyer' ? 'designer' : 'buyer');
  return {
    ...required(item, 'A talk just found'),
    wishes: row.wishes,
    area: row.area,
    budget: row.budget,
    address: row.address,
    terms: row.terms,
    completeBy: row.complete_by?.toISOString() ?? null,
    designs: await talkDesigns(reader.db, row.id),
    theySaw: theirs.seen,
    entries: entries.map((entry) => entryOf(entry, files)),
    earlier: place.after === undefined && (entries[0]?.position ?? 1) > 1,
  };
}

export function entryOf(
  { order_id, position, by, state, text, price, at, files }: EntryRow,
  known: readonly FoundFile[],
): Entry {
  const shown = files.flatMap((id) => known.filter((file) => file.id === id));
  return {
    position,
    by,
    state: state as DesignOrderState | null,
    text,
    price,
    at: at.toISOString(),
    files: shown.map(({ hash: _, ...file }) => ({ ...file, url: `/api/design-orders/${order_id}/files/${file.id}` })),
  };
}
