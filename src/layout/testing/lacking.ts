import type { Design } from '#design/document.ts';
import type { RoomType } from '#design/records/room.ts';
import { findModel } from '#models/library.ts';

/** What a room of a kind cannot be without: of each line one of the families, so often. */
const needs: Partial<Record<RoomType, readonly { any: readonly string[]; count?: number }[]>> = {
  living: [{ any: ['sofa', 'corner-sofa'] }],
  dining: [{ any: ['dining-table'] }, { any: ['dining-chair'], count: 2 }],
  kitchen: [{ any: ['kitchen-base'] }, { any: ['kitchen-sink'] }, { any: ['hob'] }],
  bedroom: [{ any: ['bed'] }],
  study: [{ any: ['desk'] }, { any: ['office-chair', 'dining-chair'] }],
  children: [{ any: ['kids-bed', 'bed'] }],
  bathroom: [{ any: ['wc', 'wall-wc'] }, { any: ['vanity', 'wall-vanity', 'wall-basin', 'pedestal-basin'] }],
  hall: [{ any: ['shoe-cabinet', 'console-table', 'hall-stand', 'bench', 'coat-stand'] }],
  balcony: [{ any: ['lounge-chair', 'bench', 'stool', 'planter'] }],
};

/** What a furnished design of one room lacks of what the room is for, said independently of the layout's own rules. */
export function lackingIn(design: Design, type: RoomType): string[] {
  const codes = Object.values(design.items).map(({ model }) => findModel(model)?.family.code ?? '');
  return (needs[type] ?? []).flatMap(({ any, count = 1 }) =>
    codes.filter((code) => any.includes(code)).length >= count ? [] : [`no ${any[0]}`],
  );
}
