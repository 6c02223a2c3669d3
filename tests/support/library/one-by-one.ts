import type { Choice, Family } from '#models/family.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { kinds } from '#models/materials/finish.ts';
import { findFinish } from '#models/materials/library.ts';
import { choiceAt, familyCount, formatId } from '#models/model-id.ts';
import { categories, rooms, styles } from '#models/vocabulary.ts';
import type { Filters, Range } from '../../../src/models/search/filters.ts';
import type { Meaning, SizeTerm, Space, Term } from '../../../src/models/search/meaning.ts';

/** Every model by itself: what the products of search must agree with. */
export interface One {
  id: string;
  family: Family;
  choice: Choice;
}

export function allOf(family: Family): One[] {
  return Array.from({ length: familyCount(family) }, (_, n) => ({
    id: formatId(family, n),
    family,
    choice: choiceAt(family, n)!,
  }));
}

/** The same questions asked of one model, the plain way. */
export function holds(term: Term, one: One): boolean {
  if (term.kind === 'nothing') return false;
  return term.kind === 'size' ? hasSize(term.size, one) : term.meanings.some(({ meaning }) => means(meaning, one));
}

function means(meaning: Meaning, { family, choice }: One): boolean {
  switch (meaning.kind) {
    case 'family':
      return family.code === meaning.value;
    case 'category':
      return family.category === meaning.value;
    case 'room':
      return family.rooms.includes(meaning.value);
    case 'style':
      return choice.style === meaning.value;
    case 'placement':
      return family.placement === meaning.value;
    case 'finish':
      return looksOf({ family, choice }).finishes.has(meaning.value);
    case 'finishKind':
      return looksOf({ family, choice }).kinds.includes(meaning.value);
    case 'form':
      return family.code === meaning.family && choice[meaning.parameter] === meaning.value;
    case 'parameter':
      return false;
  }
}

/** What a model can wear. */
interface Looks {
  finishes: ReadonlySet<string>;
  kinds: readonly string[];
}

const looksByFamily = new Map<Family, Map<string, Looks>>();

/** It hangs on a model's family and style alone. */
function looksOf({ family, choice }: Pick<One, 'family' | 'choice'>): Looks {
  const byStyle = looksByFamily.get(family) ?? new Map<string, Looks>();
  looksByFamily.set(family, byStyle);
  const found = byStyle.get(choice.style) ?? triedOn(family, choice);
  byStyle.set(choice.style, found);
  return found;
}

function triedOn(family: Family, choice: Choice): Looks {
  const worn = Object.entries(family.slots).flatMap(([slot, { finishes, byStyle }]) =>
    [...finishes, ...Object.values(byStyle ?? {})].filter(
      (id) => slotFinishes(family, choice, { [slot]: id })[slot] === id,
    ),
  );
  return { finishes: new Set(worn), kinds: worn.map((id) => findFinish(id)!.kind) };
}

function hasSize(size: SizeTerm, one: One): boolean {
  const { family, choice } = one;
  const [w, d, h] = [choice.width, choice.depth, choice.height] as [number, number, number];
  const named = (word: string) =>
    ({ width: w, depth: d, height: h, length: family.category === 'beds' ? d : w })[word]!;
  const key = (word: string) => {
    if (word === 'length') return family.category === 'beds' ? 'depth' : 'width';
    return word;
  };
  const near = (dimension: string, value: number, wanted: number) => {
    if (family.parameters[dimension]!.values.includes(wanted)) return value === wanted;
    return family.category === 'beds' && dimension !== 'height'
      ? value >= wanted && value <= wanted + 200
      : Math.abs(value - wanted) <= wanted / 20;
  };
  const inches =
    family.code === 'television'
      ? { 720: 32, 962: 43, 1116: 50, 1230: 55, 1450: 65, 1672: 75, 1900: 85 }[w]
      : undefined;
  if (inches !== undefined && 'diagonal' in size) {
    const [least, most] = (size.kind === 'exact' ? [size.value, size.value] : [size.min, size.max]).map((each) =>
      Math.round((each * size.diagonal!) / 25.4),
    );
    return inches >= least! && inches <= most!;
  }
  switch (size.kind) {
    case 'range':
      return named(size.dimension) >= size.min && named(size.dimension) <= size.max;
    case 'exact':
      return near(key(size.dimension), named(size.dimension), size.value);
    case 'fits':
      return fits(size.space, one);
    case 'seats':
      return family.code === 'sofa'
        ? w >= 400 + 500 * size.seats && w <= 900 + 500 * size.seats
        : family.category === 'beds' && size.seats === 2 && w >= 1300;
    case 'measures': {
      const [a = 0, b = 0, c] = size.values;
      const tall = c === undefined || near('height', h, c);
      if (family.placement === 'wall')
        return near('width', w, a) && (c === undefined ? near('height', h, b) : near('depth', d, b) && tall);
      return tall && ((near('width', w, a) && near('depth', d, b)) || (near('width', w, b) && near('depth', d, a)));
    }
  }
}

function fits({ width, depth, height }: Space, { family, choice }: One): boolean {
  const [w, d, h] = [choice.width, choice.depth, choice.height] as [number, number, number];
  return h <= height && ((w <= width && d <= depth) || (family.placement !== 'wall' && w <= depth && d <= width));
}

/** Upper ends of the steps sizes are counted in. */
const steps = [300, 450, 600, 900, 1200, 1500, 1800, 2100, 2400, 3000, Infinity];
const sizes = ['width', 'depth', 'height'] as const;

/** The whole lists that must stand there, counted one by one: `left` is what the words leave of `all`. */
export function facetsOf(all: readonly One[], left: readonly One[], filters: Filters): string[][] {
  const listed = (
    key: 'category' | 'family' | 'room' | 'style' | 'placement' | 'finish',
    values: readonly string[],
  ) => {
    const open = tally(
      left.filter((one) => passes(one, filters, key)),
      key,
    );
    const there = tallyOfAll(all, key);
    const shown = values.filter(
      (value) => there.has(value) && (key !== 'family' || open.has(value) || (filters.family ?? []).includes(value)),
    );
    return [key, ...shown.map((value) => `${value}: ${open.get(value) ?? 0}`)];
  };
  return [
    listed('category', Object.keys(categories)),
    listed('family', [...tallyOfAll(all, 'family').keys()]),
    listed('room', Object.keys(rooms)),
    listed('style', Object.keys(styles)),
    listed('placement', ['floor', 'wall', 'ceiling', 'top']),
    listed('finish', Object.keys(kinds)),
    ...measureFacets(left, filters),
  ];
}

/** Steps while several families are in question, each parameter's own values once there is one. */
function measureFacets(left: readonly One[], filters: Filters): string[][] {
  const families = familiesIn(left, filters);
  const [only] = families;
  if (families.size !== 1 || only === undefined)
    return sizes.map((key) =>
      stepFacet(
        key,
        left.filter((one) => passes(one, filters, key)),
        filters[key] ?? [],
      ),
    );
  return Object.entries(only.parameters)
    .filter(([, { values }]) => values.length > 1)
    .map(([name, { values }]) => {
      const key = sizes.some((size) => size === name) ? name : `form.${name}`;
      const open = left.filter((one) => one.family === only && passes(one, filters, key));
      return [
        key,
        ...values.map(
          (value) =>
            `${key === name ? `${value}-${value}` : value}: ${open.filter(({ choice }) => choice[name] === value).length}`,
        ),
      ];
    });
}

function stepFacet(key: (typeof sizes)[number], open: readonly One[], chosen: readonly Range[]): string[] {
  const ranges = steps.map((max, at): Range => ({ min: at === 0 ? 0 : steps[at - 1]! + 1, max }));
  const counted = ranges.map((range) => ({
    ...range,
    count: open.filter(({ choice }) => Number(choice[key]) >= range.min && Number(choice[key]) <= range.max).length,
  }));
  const shown = counted.filter(
    ({ min, max, count }) => count > 0 || chosen.some((each) => each.min === min && each.max === max),
  );
  return [
    key,
    ...shown.map(({ min, max, count }) => `${min === 0 ? '' : min}-${max === Infinity ? '' : max}: ${count}`),
  ];
}

/** A family is in question as soon as one of its models passes. */
function familiesIn(left: readonly One[], filters: Filters): Set<Family> {
  const found = new Set<Family>();
  for (const one of left) if (!found.has(one.family) && passes(one, bare(filters, one), null)) found.add(one.family);
  return found;
}

/** Which family is in question does not hang on the sizes and forms chosen, as long as it has such a form. */
function bare(
  { width: _width, depth: _depth, height: _height, forms = {}, ...rest }: Filters,
  { family, choice }: One,
): Filters {
  return {
    ...rest,
    forms: Object.fromEntries(
      Object.entries(forms).map(([key, values]) => [key, key in family.parameters ? [String(choice[key])] : values]),
    ),
  };
}

const tallies = new WeakMap<readonly One[], Map<string, Map<string, number>>>();

/** A library is asked hundreds of times and counted once. */
function tallyOfAll(all: readonly One[], key: string): Map<string, number> {
  const known = tallies.get(all) ?? new Map<string, Map<string, number>>();
  tallies.set(all, known);
  const counts = known.get(key) ?? tally(all, key);
  known.set(key, counts);
  return counts;
}

function tally(these: readonly One[], key: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of these)
    for (const value of new Set(namesOf(one, key))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function namesOf(one: One, key: string): readonly string[] {
  const { family, choice } = one;
  switch (key) {
    case 'category':
      return [family.category];
    case 'family':
      return [family.code];
    case 'room':
      return family.rooms;
    case 'style':
      return [choice.style];
    case 'placement':
      return [family.placement];
    default:
      return looksOf(one).kinds;
  }
}

/** All filters but one. */
export function passes(one: One, filters: Filters, except: string | null): boolean {
  const { family, choice } = one;
  const chosen = (name: keyof Filters, values: readonly string[]) =>
    name === except ||
    ((filters[name] ?? []) as readonly string[]).length === 0 ||
    values.some((value) => ((filters[name] ?? []) as readonly string[]).includes(value));
  const sized = (name: 'width' | 'depth' | 'height') =>
    name === except ||
    (filters[name] ?? []).length === 0 ||
    filters[name]!.some(({ min, max }) => Number(choice[name]) >= min && Number(choice[name]) <= max);
  const formed = Object.entries(filters.forms ?? {}).every(
    ([key, values]) => key in family.parameters && (except === `form.${key}` || values.includes(String(choice[key]))),
  );
  return (
    chosen('category', [family.category]) &&
    chosen('family', [family.code]) &&
    chosen('room', family.rooms) &&
    chosen('style', [choice.style]) &&
    chosen('placement', [family.placement]) &&
    chosen('finish', looksOf(one).kinds) &&
    sized('width') &&
    sized('depth') &&
    sized('height') &&
    (filters.fits === undefined || fits(filters.fits, one)) &&
    formed
  );
}
