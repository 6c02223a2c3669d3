import { seededRng } from '#lib/random.ts';
import { families, totalCount } from '#models/library.ts';
import { finishes } from '#models/materials/library.ts';
import type { Filters } from '#models/search/filters.ts';
import { createModelSearch } from '#models/search/model-search.ts';
import { foldText } from '#models/search/text.ts';
import { categories, rooms, styles } from '#models/vocabulary.ts';
import { report } from './support/report.ts';

/**
 * Search of the model library with facets and a page of 24 (DESIGN §7: p99 < 5 CPU-ms), over 2,000 queries as people
 * write them, in three languages.
 */
const rng = seededRng(20_261_115);
const one = <T>(list: readonly T[]): T => list[Math.floor(rng.next() * list.length)]!;
const often = (share: number): boolean => rng.next() < share;

const began = process.cpuUsage();
const search = createModelSearch(families, finishes);
const made = spent(began);

const queries = Array.from({ length: 2_000 }, () => ({
  words: wordsOf(),
  filters: filtersOf(),
  offset: often(0.2) ? Math.floor(rng.next() * 20_000) : 0,
  size: 24,
  locale: one(['en', 'zh', 'vi'] as const),
}));
// A server is warm after its first seconds.
for (const query of queries) search.find(query);
const times = queries.map((query) => timed(() => search.find(query))).toSorted((a, b) => a - b);
const found = queries.filter((query) => search.count(query) > 0).length;
const typing = queries
  .map(({ words, locale }) =>
    timed(() => search.suggest(words.slice(0, 1 + Math.floor(words.length * rng.next())), locale)),
  )
  .toSorted((a, b) => a - b);
const hostileQueries = [
  'a'.repeat(10_000),
  'sofa '.repeat(2_000),
  '9'.repeat(10_000),
  '1x'.repeat(5_000),
  '桌'.repeat(5_000),
  '<= >= '.repeat(1_500),
  'ﷺ'.repeat(3_000),
  Array.from({ length: 60 }, (_, n) => `wrod${n}`).join(' '),
].map((words) => timed(() => search.find({ words, locale: 'en' })));

report('model search', {
  models: totalCount,
  families: families.length,
  lines: families.reduce((sum, family) => sum + family.lines.length, 0),
  indexMadeInCpuMs: round(made),
  queries: queries.length,
  withResults: found,
  p50CpuMs: round(at(times, 0.5)),
  p95CpuMs: round(at(times, 0.95)),
  p99CpuMs: round(at(times, 0.99)),
  maxCpuMs: round(times.at(-1)!),
  suggestP50CpuMs: round(at(typing, 0.5)),
  suggestP99CpuMs: round(at(typing, 0.99)),
  hostileMaxCpuMs: round(Math.max(...hostileQueries)),
});

function wordsOf(): string {
  const locale = one(['en', 'zh', 'vi'] as const);
  const family = one(families);
  const things = [
    family.name[locale],
    ...family.synonyms[locale],
    ...(often(0.2) ? Object.values(categories).map((words) => words[locale]) : []),
  ];
  const form = one(Object.values(family.parameters).filter((parameter) => parameter.labels));
  const looks = [
    often(0.35) && one(Object.values(styles))[locale],
    often(0.2) && one(Object.values(rooms))[locale],
    often(0.25) && one(finishes).name[locale],
    often(0.2) && form && one(Object.values(form.labels!))[locale],
    often(0.3) &&
      one([
        '2m2',
        '1m8',
        '≤ 1900 mm',
        'under 1.6 m',
        'dưới 1m2',
        '不超过1.5米',
        '160-180cm',
        'rộng 90cm',
        'cao dưới 2m',
        '1800x2000',
        'fits in 2000x900x800',
        'vừa 1200x600',
        '放得下 900x900',
      ]),
    often(0.05) && 'blorptastic',
  ].filter((look) => typeof look === 'string');
  const text = [one(things), ...looks].toSorted(() => rng.next() - 0.5).join(locale === 'zh' ? '' : ' ');
  const typed = often(0.4) ? foldText(text.toLowerCase()) : text;
  if (often(0.15)) return withTypo(typed);
  if (often(0.08)) return '';
  return typed;
}

/** One letter missing, a common typo. */
function withTypo(text: string): string {
  const gone = 1 + Math.floor(rng.next() * Math.max(1, text.length - 1));
  return text.slice(0, gone) + text.slice(gone + 1);
}

function filtersOf(): Filters {
  return {
    ...(often(0.15)
      ? { style: [one(Object.keys(styles)) as keyof typeof styles, one(Object.keys(styles)) as keyof typeof styles] }
      : {}),
    ...(often(0.12) ? { room: [one(Object.keys(rooms)) as keyof typeof rooms] } : {}),
    ...(often(0.1) ? { category: [one(Object.keys(categories)) as keyof typeof categories] } : {}),
    ...(often(0.1) ? { family: [one(families).code] } : {}),
    ...(often(0.1) ? { width: [{ min: 601, max: 1800 }] } : {}),
    ...(often(0.08) ? { finish: [one(['wood', 'fabric', 'leather', 'metal'] as const)] } : {}),
    ...(often(0.08) ? { fits: { width: 1800, depth: 900, height: often(0.5) ? 800 : Infinity } } : {}),
  };
}

function timed(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  return spent(start);
}

function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
