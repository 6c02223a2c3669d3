/**
 * Carriers a merchant can choose, as people call them, and where each shows a parcel. A name that was typed is
 * recognised too, so that shipments of before have their link. Pure.
 */
interface Carrier {
  name: string;
  /** Other spellings, without accents and blanks, in small letters. */ also: readonly string[];
  /** The page of a parcel; `{number}` is its number. */ page: string;
}

export const carriers: readonly Carrier[] = [
  { name: 'GHN', also: ['giaohangnhanh', 'ghnexpress'], page: 'https://donhang.ghn.vn/?order_code={number}' },
  { name: 'GHTK', also: ['giaohangtietkiem'], page: 'https://i.ghtk.vn/{number}' },
  {
    name: 'Viettel Post',
    also: ['viettelpost', 'vtp', 'viettel'],
    page: 'https://viettelpost.vn/tra-cuu-hanh-trinh-don?peopleTracking=sender&orderNumber={number}',
  },
  {
    name: 'Vietnam Post',
    also: ['vnpost', 'vietnampost', 'ems', 'buudien'],
    page: 'https://www.vnpost.vn/vi-vn/dinh-vi/buu-pham?key={number}',
  },
  {
    name: 'J&T Express',
    also: ['j&t', 'jt', 'jtexpress', 'j&texpress'],
    page: 'https://jtexpress.vn/vi/tracking?type=track&billcode={number}',
  },
  { name: 'Ninja Van', also: ['ninjavan'], page: 'https://www.ninjavan.co/vi-vn/tracking?id={number}' },
  { name: 'SPX', also: ['spxexpress', 'shopeeexpress'], page: 'https://spx.vn/track?{number}' },
];

/** The merchant's own truck: no carrier, and no number needed. */
export const ownDelivery = 'own';

/** Where a parcel can be followed; null where the carrier is not known, or there is no number. */
export function trackingLink(carrier: string, tracking: string | null): string | null {
  const known = carriers.find((each) => isNamed(each, carrier));
  return known === undefined || tracking === null || tracking === ''
    ? null
    : known.page.replace('{number}', encodeURIComponent(tracking));
}

/** A number is needed unless the merchant brings it. */
export function needsTracking(carrier: string): boolean {
  return carrier !== ownDelivery;
}

function isNamed({ name, also }: Carrier, carrier: string): boolean {
  const typed = folded(carrier);
  return folded(name) === typed || also.includes(typed);
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replace(/[\s.-]/g, '');
}
