/**
 * Where catalogues have a text for a value: by the thing of the action and the field, else by the field. `*` stands for
 * the value.
 */
const valueMessageKeys: Record<string, readonly string[]> = {
  'application.state': ['applications.queue.state'],
  'application.type': ['shell.user.kind'],
  'article.status': ['desk.articles.states'],
  'banner.place': ['desk.banners.places'],
  'bill.kind': ['remittances.kind'],
  'bill.status': ['remittances.state'],
  'broadcast.audience': ['desk.broadcasts.to'],
  'broadcast.status': ['desk.broadcasts.states'],
  'broadcast.target': ['console.roles'],
  'design_order.state': ['talks.states'],
  'feedback.status': ['desk.feedback.states'],
  'media.kind': ['console.audit.values.media'],
  'order.state': ['orders.states'],
  'page.target': ['desk.legal.pages'],
  'product.status': ['desk.shelf.productStates', 'publishing.productState'],
  'report.kind': ['reportdesk.kinds'],
  'report.outcome': ['reportdesk.do'],
  'report.reason': ['reports.reasons'],
  'return.kind': ['orders.returns.kind'],
  'return.state': ['orders.returns.titles'],
  'review.state': ['console.audit.values.review'],
  'setting.target': ['desk.settings.keys'],
  'user.fields': ['profile.field'],
  'user.status': ['console.states'],
  'work.status': ['desk.shelf.states', 'publishing.state'],
  by: ['orders.order.by', 'console.audit.values.by'],
  level: ['plans.level.*.name'],
  roles: ['console.roles'],
  why: ['console.audit.values.why', 'grants.terms'],
};

/** Every branch of the catalogues an audit value may need. */
export const messageBranches = [
  ...new Set([
    ...Object.values(valueMessageKeys)
      .flat()
      .map((branch) => branch.replace(/\.\*.*/, '')),
    'plans.term',
    'plans.group',
    'plans.quota',
    'plans.used.name',
  ]),
];

const money = new Set([
  'amount',
  'base',
  'credit',
  'fee',
  'perMetre',
  'perSquareMetre',
  'price',
  'priceBefore',
  'total',
  'setting.merchant',
]);

/** The message keys under which a value may be found. */
export function wordKeys(thing: string, field: string, value: string): string[] {
  if (value.includes('.')) return [];
  return (valueMessageKeys[`${thing}.${field}`] ?? valueMessageKeys[field] ?? []).map((branch) =>
    branch.includes('*') ? branch.replace('*', () => value) : `${branch}.${value}`,
  );
}

export function isMoney(thing: string, field: string): boolean {
  return money.has(field) || money.has(`${thing}.${field}`);
}

/** `o_01k2x9…4tqz` for an id or a hash too long to read; null for anything else. */
export function shortened(text: string): string | null {
  return /^([a-z]{1,2}_[\w-]{18,}|[0-9a-f]{32,})$/.test(text) ? `${text.slice(0, 8)}…${text.slice(-4)}` : null;
}

/** `lines.0.quantity` is the quantity of the first line; a leading number is a row of a list. */
export function partsOf(path: string): { name: string; at: number | null }[] {
  const names = path.split('.');
  if (isArrayIndex(names[0])) names.unshift('rows');
  return names.flatMap((name, i) =>
    isArrayIndex(name) ? [] : [{ name, at: isArrayIndex(names[i + 1]) ? Number(names[i + 1]) : null }],
  );
}

function isArrayIndex(name: string | undefined): boolean {
  return name !== undefined && /^\d+$/.test(name);
}
