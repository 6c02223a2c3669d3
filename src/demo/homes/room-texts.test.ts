import { describe, expect, test } from 'vitest';
import { findModel } from '#models/library.ts';
import { workWords } from '../world/works.ts';
import { homeDocument } from './home-document.ts';
import { homes } from './homes.ts';

/** What a text says of a room is what stands in it: counted in the drawing, worded by hand. */
describe('E3: a work’s title and text tell of the room one sees', () => {
  test.each([
    ['japandi-flat', () => roomsOf('japandi-flat', 'bedroom'), 1, ['Một phòng ngủ', 'One bedroom', '一居室']],
    ['scandinavian-children', () => pieces('scandinavian-children', 'kids-bed'), 1, ['Gạo', 'one’s own', '小米']],
    ['midcentury-dining', () => chairsAround('midcentury-dining'), 'round 5', ['Bàn tròn', 'table is round', '五把']],
    ['newchinese-dining', () => chairsAround('newchinese-dining'), 'long 6', ['sáu ghế', 'six', '六把']],
    ['modern-bathroom', () => Math.round(areaOf('modern-bathroom')), 10, ['Mười mét', 'Ten square', '十平方米']],
    ['wabi-studio', () => Math.ceil(areaOf('wabi-studio') / 10), 4, ['gần bốn mươi', 'nearly forty', '近四十']],
  ] as const)('%s', (home, count, found, words) => {
    expect(count()).toBe(found);
    const about = workWords[home]?.about ?? [];
    expect(about.map((text, at) => text.includes(words[at] ?? '?'))).toEqual([true, true, true]);
  });
});

function areaOf(id: string): number {
  return homes.find((home) => home.id === id)?.area ?? 0;
}

function roomsOf(id: string, type: string): number {
  return Object.values(homeDocument(id).rooms).filter((room) => room.type === type).length;
}

function pieces(id: string, family: string): number {
  return modelsOf(id).filter((model) => model.family.code === family).length;
}

/** The form of the dining table, and how many chairs. */
function chairsAround(id: string): string {
  const table = modelsOf(id).find((model) => model.family.code === 'dining-table')?.choice;
  return `${table?.width === table?.depth ? 'round' : 'long'} ${pieces(id, 'dining-chair')}`;
}

function modelsOf(id: string) {
  return Object.values(homeDocument(id).items).flatMap(({ model }) => findModel(model) ?? []);
}
