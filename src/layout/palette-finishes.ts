import type { Slot } from '#models/family.ts';
import { findFinish } from '#models/materials/library.ts';
import type { Style } from '#models/vocabulary.ts';
import type { Chosen } from '#layout/choose-model.ts';
import type { Palette } from '#layout/palettes.ts';

/** Which part of the palette a piece's cloth follows. */
export type ClothRole = 'first' | 'second' | 'accent';

/** Linen of a bed, cloth of a speaker: slots that do not follow the room's upholstery. */
const ownClothSlots = new Set(['mattress', 'sheet', 'duvet', 'sound', 'cloth', 'towel', 'handles', 'shade']);
const accentSlots = new Set(['throw', 'accent', 'scatter']);

/**
 * Finishes that tie a model into its room; slots the palette has nothing for keep their family's default for this
 * style.
 */
export function paletteFinishes(
  { family, choice }: Chosen,
  palette: Palette,
  style: Style,
  clothRole: ClothRole,
): Record<string, string> {
  const finishes = Object.entries(family.slots).flatMap(([key, slot]) => {
    const usual = slot.byStyle?.[choice.style] ?? slot.finishes[0]!;
    const wished =
      (family.category === 'textiles' ? textileWishes(key, palette) : wishes(key, usual, palette, clothRole)).find(
        (id) => id === usual || slot.finishes.includes(id),
      ) ?? roomStyleFinish(slot, style);
    return wished && wished !== usual ? [[key, wished] as const] : [];
  });
  return Object.fromEntries(finishes);
}

/** A line of another style standing in still gets the finishes of the room's style. */
function roomStyleFinish(slot: Slot, style: Style): string | undefined {
  const own = slot.byStyle?.[style];
  return own && slot.finishes.includes(own) ? own : undefined;
}

/** Curtains and rugs carry the room's quiet colours; patterns and edges keep the pairing their family gives them. */
function textileWishes(key: string, palette: Palette): readonly string[] {
  if (key === 'field') return palette.rug;
  if (key === 'rail') return palette.metal;
  if (key === 'cloth' || key === 'sheer') return palette.curtain;
  if (key === 'wood') return palette.wood;
  return [];
}

function wishes(key: string, usual: string, palette: Palette, clothRole: ClothRole): readonly string[] {
  if (ownClothSlots.has(key)) return [];
  if (accentSlots.has(key)) return palette.accent;
  const finish = findFinish(usual);
  switch (finish?.kind) {
    case 'wood':
      return palette.wood;
    case 'fabric':
    case 'leather':
      return { first: palette.cloth, second: palette.secondCloth, accent: palette.accent }[clothRole];
    case 'metal':
      return palette.metal;
    case 'stone':
      return palette.stone;
    case 'ceramic':
      return clothRole === 'accent' ? palette.accent : [];
    default:
      return [];
  }
}
