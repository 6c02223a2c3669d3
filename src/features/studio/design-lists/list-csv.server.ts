import { csvFile, type CsvColumn } from '#features/people/console/csv.server.ts';
import type { RoomLine } from '#features/catalogue/offers/room-list.ts';
import { factsOf } from '#features/studio/designs/designs.server.ts';
import { ownRoomName } from '#elements/own-room-name.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import { punctuationOf } from '#text/punctuation.ts';
import { listOfDesign } from './design-list.server.ts';
import type { DesignList } from './design-list.ts';
import { surfaceRows, type SurfaceRow } from './surface-rows.server.ts';

/** A line of goods, bringing one merchant's goods (their fees are lines of their own), or a surface without a price. */
type Row = { line: RoomLine } | { part: DesignList['merchants'][number] } | { surface: SurfaceRow };

/** The list of a design for spreadsheets, at today's prices, with what its surfaces take (PRODUCT J11, O2). */
export async function listCsv(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'locale' | 'studio' | 'designs' | 'links' | 'exporter'>,
  userId: string | null,
  designId: string,
  province: string | undefined,
): Promise<FileAnswer> {
  const { list, stored } = await listOfDesign(ctx, userId, designId, province);
  const { rooms, roomOf } = await factsOf(ctx, stored);
  const names = new Map(rooms.map((room) => [room.id, ownRoomName(room, ctx.locale)]));
  const roomsOf = (items: readonly string[]) =>
    [...new Set(items.flatMap((item) => names.get(roomOf[item] ?? '') ?? []))].join(punctuationOf(ctx.locale).list);
  const rows: Row[] = [
    ...list.lines.map((line) => ({ line })),
    ...(list.fee === null ? [] : list.merchants.map((part) => ({ part }))),
    ...(await surfaceRows(ctx, userId, stored.design)).map((surface) => ({ surface })),
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
  const laid = (title: string, value: (surface: SurfaceRow) => string | number | null): CsvColumn<Row> => ({
    title,
    value: (row) => ('surface' in row ? value(row.surface) : null),
  });
  const both = (
    title: string,
    line: (line: RoomLine) => string | number | null | undefined,
    surface: (surface: SurfaceRow) => string | number | null,
  ): CsvColumn<Row> => ({
    title,
    value: (row) => ('surface' in row ? surface(row.surface) : goods('', line).value(row)),
  });
  return [
    { title: t('csv.kind'), value: (row) => t(kindOf(row)) },
    both(
      t('csv.rooms'),
      ({ items }) => roomsOf(items),
      ({ room }) => room,
    ),
    both(
      t('csv.name'),
      ({ offer, piece }) => offer?.name.text ?? piece?.name,
      ({ finish }) => finish,
    ),
    both(
      t('csv.variant'),
      ({ offer }) => offer?.label?.text,
      ({ on }) => on,
    ),
    goods(t('csv.sku'), ({ offer }) => offer?.sku),
    size('width'),
    size('depth'),
    size('height'),
    { title: t('merchant'), value: merchantIn },
    goods(t('csv.state'), ({ state }) => t(`state.${state}`)),
    goods(t('csv.wanted'), ({ quantity }) => quantity),
    goods(t('csv.available'), ({ available }) => available),
    goods(t('csv.price'), ({ offer }) => offer?.price),
    { title: t('amount'), value: amountIn },
    laid(t('csv.area'), ({ area }) => area),
    laid(t('csv.length'), ({ length }) => length),
    laid(t('csv.buy'), ({ buy }) => buy),
    laid(t('csv.unit'), ({ unit }) => unit),
    laid(t('csv.boxes'), ({ boxes }) => boxes),
    laid(t('csv.waste'), ({ waste }) => waste),
  ];
}

function kindOf(row: Row): 'csv.goods' | 'csv.delivery' | 'csv.surface' {
  if ('line' in row) return 'csv.goods';
  return 'part' in row ? 'csv.delivery' : 'csv.surface';
}

function merchantIn(row: Row): string | undefined {
  if ('line' in row) return row.line.offer?.merchant.name;
  return 'part' in row ? row.part.merchant.name : undefined;
}

function amountIn(row: Row): number | undefined {
  if ('line' in row) return row.line.amount;
  return 'part' in row ? row.part.fee : undefined;
}
