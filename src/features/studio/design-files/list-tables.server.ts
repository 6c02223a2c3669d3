import type { ListTable, ListTableRow } from '#exchange/paper/list-sheets.ts';
import type { RoomLine } from '#features/catalogue/offers/room-list.ts';
import type { DesignList } from '#features/studio/design-lists/design-list.ts';
import type { SurfaceRow } from '#features/studio/design-lists/surface-rows.server.ts';
import { formatLocale, type Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';

interface Listed {
  list: DesignList;
  surfaces: readonly SurfaceRow[];
  /** The rooms a line's pieces stand in, by name. */
  roomsOf(items: readonly string[]): string;
  /** Whether whoever asks may see what things cost. The one place that leaves prices out. */
  prices: boolean;
}

/** The list of a home and what its surfaces take, as they are set on paper (PRODUCT J11, O2). */
export function listTables(locale: Locale, listed: Listed): ListTable[] {
  const tables = [goodsTable(locale, listed), surfacesTable(locale, listed.surfaces)];
  return tables.filter(({ rows }) => rows.length > 0);
}

function goodsTable(locale: Locale, { list, roomsOf, prices }: Listed): ListTable {
  const t = translator(locale, 'designlist');
  const figure = new Intl.NumberFormat(formatLocale(locale));
  const money = (amount: number) => (amount === 0 ? '–' : figure.format(amount));
  const detail = ({ offer, piece }: RoomLine) => {
    const size = (offer ?? piece)?.size;
    return [offer?.label?.text, size && t('size', { ...size }), offer?.sku].filter(Boolean).join(' · ');
  };
  const rows: ListTableRow[] = list.lines.map((line, at) => ({
    cells: [
      String(at + 1),
      line.offer?.name.text ?? line.piece?.name ?? t('unnamed'),
      roomsOf(line.items),
      line.offer?.merchant.name ?? t('state.notSold'),
      figure.format(line.quantity),
      ...(prices ? [line.offer ? money(line.offer.price) : '–', money(line.amount)] : []),
    ],
    under: detail(line),
  }));
  const sum: ListTableRow = {
    cells: ['', t('total'), '', '', figure.format(list.count), '', figure.format(list.total)],
    look: 'sum',
  };
  const right = 'right' as const;
  const left = 'left' as const;
  return {
    title: t('title'),
    columns: [
      { title: '', share: 5, align: left },
      { title: t('piece'), share: prices ? 44 : 60, align: left },
      { title: t('csv.rooms'), share: 26, align: left },
      { title: t('merchant'), share: 24, align: left },
      { title: t('quantity'), share: 11, align: right },
      ...(prices
        ? [
            { title: t('csv.price'), share: 18, align: right },
            { title: `${t('amount')} (₫)`, share: 18, align: right },
          ]
        : []),
    ],
    rows: prices && rows.length > 0 ? [...rows, sum] : rows,
    ...(prices && rows.length > 0 && { note: t('goodsOnly') }),
  };
}

function surfacesTable(locale: Locale, surfaces: readonly SurfaceRow[]): ListTable {
  const t = translator(locale, 'designlist');
  const s = translator(locale, 'surfaces');
  const figure = new Intl.NumberFormat(formatLocale(locale), { maximumFractionDigits: 2 });
  const size = ({ area, length }: SurfaceRow) =>
    area === null ? `${figure.format(length ?? 0)} m` : `${figure.format(area)} m²`;
  const buy = ({ buy: count, unit, boxes }: SurfaceRow) =>
    [count !== null && `${figure.format(count)} ${unit ?? ''}`, boxes !== null && s('boxes', { count: boxes })]
      .filter(Boolean)
      .join(' · ');
  const rows = [...Map.groupBy(surfaces, ({ room }) => room)].flatMap(([room, lines]): ListTableRow[] => [
    { cells: [room], look: 'group' },
    ...lines.map((line) => ({
      cells: [line.on, line.finish, size(line), buy(line), line.waste === null ? '' : `${line.waste}%`],
    })),
  ]);
  return {
    title: t('surfaces'),
    columns: [
      { title: s('on'), share: 22, align: 'left' },
      { title: t('csv.finish'), share: 56, align: 'left' },
      { title: t('csv.size'), share: 26, align: 'right' },
      { title: t('csv.buy'), share: 38, align: 'right' },
      { title: t('csv.waste'), share: 24, align: 'right' },
    ],
    rows,
    note: t('surfacesNote'),
  };
}
