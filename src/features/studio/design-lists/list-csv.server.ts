import { csvFile, type CsvColumn } from '#features/people/console/csv.server.ts';
import type { RoomLine } from '#features/catalogue/offers/room-list.ts';
import { factsOf } from '#features/studio/designs/designs.server.ts';
import { roomName } from '#elements/room-name.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import { listOfDesign } from './design-list.server.ts';
import type { DesignList } from './design-list.ts';

/** A line of goods, or bringing one merchant's goods: their fees are lines of their own. */
type Row = { line: RoomLine } | { part: DesignList['merchants'][number] };

/** The list of a design for spreadsheets, at today's prices (PRODUCT J11, O2). */
export async function listCsv(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'locale' | 'studio' | 'designs'>,
  userId: string,
  designId: string,
  province: string | undefined,
): Promise<FileAnswer> {
  const { list, stored } = await listOfDesign(ctx, userId, designId, province);
  const { rooms, roomOf } = await factsOf(ctx, stored);
  const names = new Map(rooms.map((room) => [room.id, roomName(room, ctx.locale)]));
  const roomsOf = (items: readonly string[]) =>
    [...new Set(items.flatMap((item) => names.get(roomOf[item] ?? '') ?? []))].join(', ');
  const rows: Row[] = [
    ...list.lines.map((line) => ({ line })),
    ...(list.fee === null ? [] : list.merchants.map((part) => ({ part }))),
  ];
  return csvFile(`hien-list-${ctx.clock.now().toISOString().slice(0, 10)}`, columns(ctx.locale, roomsOf), () =>
    Promise.resolve(rows),
  );
}

function columns(locale: RequestContext['locale'], roomsOf: (items: readonly string[]) => string): CsvColumn<Row>[] {
  const t = translator(locale, 'designlist');
  const goods = (title: string, value: (line: RoomLine) => string | number | null | undefined): CsvColumn<Row> => ({
    title,
    value: (row) => ('line' in row ? value(row.line) : null),
  });
  const size = (side: 'width' | 'depth' | 'height') =>
    goods(t(`csv.${side}`), ({ offer, piece }) => (offer ?? piece)?.size[side]);
  return [
    { title: t('csv.kind'), value: (row) => t('line' in row ? 'csv.goods' : 'csv.delivery') },
    goods(t('csv.rooms'), ({ items }) => roomsOf(items)),
    goods(t('csv.name'), ({ offer, piece }) => offer?.name.text ?? piece?.name),
    goods(t('csv.variant'), ({ offer }) => offer?.label?.text),
    goods(t('csv.sku'), ({ offer }) => offer?.sku),
    size('width'),
    size('depth'),
    size('height'),
    {
      title: t('merchant'),
      value: (row) => ('line' in row ? row.line.offer?.merchant.name : row.part.merchant.name),
    },
    goods(t('csv.state'), ({ state }) => t(`state.${state}`)),
    goods(t('csv.wanted'), ({ quantity }) => quantity),
    goods(t('csv.available'), ({ available }) => available),
    goods(t('csv.price'), ({ offer }) => offer?.price),
    { title: t('amount'), value: (row) => ('line' in row ? row.line.amount : row.part.fee) },
  ];
}
