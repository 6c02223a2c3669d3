import { parseLocale, type Locale } from '#lib/locale.ts';
import { fallbacks } from '#lib/trilingual.ts';

/** A row of the audit log. */
export interface AuditLine {
  id: number;
  at: string;
  actor: { id: string; name: string | null } | null;
  action: string;
  target: string;
  /** The name behind the target where it is a person. */
  targetName: string | null;
  before: unknown;
  after: unknown;
  address: string | null;
  requestId: string | null;
  /** Its number in the chain; null while it is not sealed yet. */
  seal: number | null;
}

export interface ChainState {
  sealed: number;
  waiting: number;
}

type Leaf = string | number | boolean;
/** A list of plain values is one value: an added role is easier to read than a change of the second item. */
export type AuditValue = Leaf | readonly Leaf[];

/** `lang` where it is a text of several languages: the one shown. */
export interface Difference {
  path: string;
  before: AuditValue | null;
  after: AuditValue | null;
  lang?: Locale;
}

/**
 * What changed, value by value, a text in the reader's language where that one changed, or in every language where none
 * is named. Equal values are left out.
 */
export function differences(before: unknown, after: unknown, locale: Locale | null): Difference[] {
  const old = leaves(before);
  const now = leaves(after);
  const changes = [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after));
  return locale === null ? changes.map(inItsLanguage) : inOneLanguage(changes, locale);
}

function inItsLanguage(change: Difference): Difference {
  const lang = parseLocale(/\.(zh|en|vi)$/.exec(change.path)?.[1]);
  return lang === null ? change : { ...change, lang };
}

function inOneLanguage(changes: readonly Difference[], locale: Locale): Difference[] {
  const paths = new Set(changes.map(({ path }) => path));
  return changes.flatMap((change) => {
    const [, stem, spoken] = /^(.+)\.(zh|en|vi)$/.exec(change.path) ?? [];
    if (stem === undefined) return [change];
    const lang = fallbacks[locale].find((each) => paths.has(`${stem}.${each}`))!;
    return spoken === lang ? [{ ...change, path: stem, lang }] : [];
  });
}

/** An empty text and an empty list are nothing. */
function leaves(value: unknown, path = ''): Map<string, AuditValue> {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return new Map();
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return new Map([[path, value as Leaf[]]]);
  if (typeof value === 'object')
    return new Map(
      Object.entries(value).flatMap(([key, inner]) => [...leaves(inner, path === '' ? key : `${path}.${key}`)]),
    );
  return new Map([[path, value as Leaf]]);
}
