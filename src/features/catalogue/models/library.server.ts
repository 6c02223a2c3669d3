import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import type { Choice, Family, LocalizedText } from '#models/family.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { triangleCount } from '#models/geometry/model.ts';
import { families, findFamily, findModel } from '#models/library.ts';
import { kinds } from '#models/materials/finish.ts';
import { finishes as allFinishes, finishOf } from '#models/materials/library.ts';
import { familyCount } from '#models/model-id.ts';
import { modelName, sizeOf } from '#models/search/model-name.ts';
import { createModelSearch, type FoundModel } from '#models/search/model-search.ts';
import { neighboursOf } from '#models/search/neighbours.ts';
import { outlinePath } from '#models/search/outline.ts';
import { placements } from '#models/search/spoken-words.ts';
import { categories, rooms, styles, type Room, type Style } from '#models/vocabulary.ts';
import type { ModelAddress } from './model-address.ts';
import { glbAddress, pictureAddress, type Finishes } from './model-links.ts';
import type { ModelDetail, ModelItem, ModelList, ModelSuggestion } from './model.ts';

/** Computed once from the families' tables and never changed. */
const search = createModelSearch(families, allFinishes);

interface LibraryContext {
  locale: Locale;
  edition: string;
}

export function listModels(
  { words, filters }: Pick<ModelAddress, 'words' | 'filters'>,
  offset: number,
  size: number,
  { locale, edition }: LibraryContext,
): Omit<ModelList, 'next'> {
  const found = search.find({ words, filters, offset, size, locale });
  return { ...found, items: found.items.map((item) => itemOf(item, { locale, edition })) };
}

export function countModels(): number {
  return search.count({ locale: 'en' });
}

/** A filter's value in the reader's language; a form's by the first family that has it. */
export function labelsOfFilter(name: string, value: string, locale: Locale): string {
  const words = (
    { category: categories, room: rooms, style: styles, placement: placements, finish: kinds } as Record<
      string,
      Record<string, LocalizedText>
    >
  )[name];
  if (words) return words[value]?.[locale] ?? value;
  if (name === 'family') return findFamily(value)?.name[locale] ?? value;
  const parameter = families
    .map((family) => family.parameters[name.slice('form.'.length)])
    .find((each) => each?.labels?.[value]);
  return parameter?.labels?.[value]?.[locale] ?? value;
}

export function suggestModels(typed: string, locale: Locale): ModelSuggestion[] {
  return search.suggest(typed, locale);
}

/** A model with its finishes; an unknown id or a finish that is not offered is refused. */
export function requireModel(
  id: string,
  asked: Finishes | null,
): { family: Family; choice: Choice; finishes: Finishes } {
  const found = findModel(id);
  if (found === null) throw new AppError('not_found');
  if (asked === null) throw new AppError('invalid_form', { field: 'finish' });
  const bySlot = slotFinishes(found.family, found.choice, asked);
  for (const [slot, finish] of Object.entries(asked))
    if (bySlot[slot] !== finish) throw new AppError('invalid_form', { field: 'finish' });
  return { ...found, finishes: asked };
}

export function describeModel(id: string, asked: Finishes | null, { locale, edition }: LibraryContext): ModelDetail {
  const { family, choice, finishes } = requireModel(id, asked);
  const bySlot = slotFinishes(family, choice, finishes);
  const built = family.build(choice, 'middle');
  return {
    id,
    name: modelName(family, choice, locale),
    family: { code: family.code, name: family.name[locale], count: familyCount(family) },
    category: { key: family.category, name: categories[family.category][locale] },
    style: { key: choice.style, name: styles[choice.style][locale] },
    rooms: family.rooms.map((key) => ({ key, name: rooms[key][locale] })),
    size: sizeOf(choice),
    placement: {
      key: family.placement,
      name: placements[family.placement][locale],
      mountHeight: family.mountHeight ?? null,
    },
    parameters: ['style', ...Object.keys(family.parameters)]
      .map((key) => parameterOf(family, choice, key, locale))
      .filter((parameter) => parameter.values.length > 1),
    // Only the slots this model has: a choice must change something.
    slots: Object.entries(family.slots)
      .filter(([key]) => built.parts.some((part) => part.slot === key))
      .map(([key, slot]) => ({
        key,
        name: slot.name[locale],
        finish: bySlot[key]!,
        finishes: offered(family, choice, key).map((each) => finishData(each, locale)),
      })),
    triangles: triangleCount(built),
    outlines: { front: outlinePath(built, 0, 2), side: outlinePath(built, 1, 2), above: outlinePath(built, 0, 1) },
    glb: glbAddress(id, finishes, edition),
    thumbnail: pictureAddress(id, { size: 960, shape: 'wide', finishes, edition }),
  };
}

/** What goes with a model: other pieces of its style for its room, else other pieces of the room. */
export function relatedModels({ style, rooms: ofRooms, family }: ModelDetail, library: LibraryContext): ModelItem[] {
  const room = ofRooms.map(({ key }) => key as Room);
  const found = [{ style: [style.key as Style], room }, { room }].flatMap(
    (filters) => search.find({ filters, size: 12, locale: library.locale }).items,
  );
  const others = new Map(
    found.filter((item) => item.family.code !== family.code).map((item) => [item.family.code, item]),
  );
  return [...others.values()].slice(0, 4).map((item) => itemOf(item, library));
}

/** Models by their ids, as cards; unknown ids are left out. */
export function modelItems(ids: readonly string[], library: LibraryContext): ModelItem[] {
  return ids.flatMap((id) => {
    const found = findModel(id);
    return found ? [itemOf({ id, ...found, finishes: {} }, library)] : [];
  });
}

function itemOf({ id, family, choice, finishes }: FoundModel, { locale, edition }: LibraryContext): ModelItem {
  return {
    id,
    finishes,
    family: family.code,
    style: choice.style,
    name: modelName(family, choice, locale),
    styleName: styles[choice.style][locale],
    size: sizeOf(choice),
    thumbnail: pictureAddress(id, { size: 480, shape: 'portrait', finishes, edition }),
  };
}

function parameterOf(family: Family, choice: Choice, key: string, locale: Locale): ModelDetail['parameters'][number] {
  const parameter = family.parameters[key];
  const label = (value: string | number) =>
    key === 'style'
      ? styles[value as keyof typeof styles][locale]
      : (parameter?.labels?.[String(value)]?.[locale] ?? String(value));
  return {
    key,
    name: parameter?.name[locale] ?? styleName[locale],
    label: label(choice[key]!),
    values: neighboursOf(family, choice, key).map(({ value, ...rest }) => ({
      ...rest,
      value: String(value),
      label: label(value),
    })),
  };
}

const styleName = { en: 'Style', zh: '风格', vi: 'Phong cách' };

/** The finishes offered for a slot, the style's default first. */
function offered(family: Family, choice: Choice, slot: string): string[] {
  const { finishes, byStyle } = family.slots[slot]!;
  const own = byStyle?.[choice.style];
  return own === undefined ? [...finishes] : [...new Set([own, ...finishes])];
}

function finishData(id: string, locale: Locale): ModelDetail['slots'][number]['finishes'][number] {
  const { name, kind, colour } = finishOf(id);
  return { id, name: name[locale], kind, colour };
}
