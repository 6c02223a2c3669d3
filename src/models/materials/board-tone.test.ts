import { expect, test } from 'vitest';
import { boardToneOf, tonedId } from '#models/materials/board-tone.ts';
import { findFinish, finishes } from '#models/materials/library.ts';
import { linearColour } from '#models/picture/colour.ts';

const woods = finishes.filter(({ kind }) => kind === 'wood');

test('boards differ a little in tone and gloss, and a floor of them is as bright as its finish', () => {
  for (const wood of woods) {
    const [pale, dark] = (['pale', 'dark'] as const).map((tone) => findFinish(tonedId(wood.id, tone))!);
    const light = (colour: string) => linearColour(colour)[1];
    expect(light(pale!.colour) / light(wood.colour)).toBeGreaterThan(1.02);
    expect(light(pale!.colour) / light(wood.colour)).toBeLessThan(1.2);
    expect(light(dark!.colour) / light(wood.colour)).toBeLessThan(0.98);
    expect(light(dark!.colour) / light(wood.colour)).toBeGreaterThan(0.8);
    expect(pale!.roughness).toBeGreaterThan(dark!.roughness);
    const floor = Array.from({ length: 100 }, (_, i) => findFinish(tonedId(wood.id, boardToneOf(i / 100)))!.colour);
    const mean = floor.reduce((sum, colour) => sum + light(colour), 0) / floor.length;
    expect(mean / light(wood.colour)).toBeCloseTo(1, 1);
  }
});

test('only what is written so is a tone', () => {
  for (const id of ['oak-natural~own', 'oak-natural~toString', 'oak-natural~pale~pale', 'nothing~pale', '~pale'])
    expect(findFinish(id)).toBeNull();
  expect(findFinish('oak-natural~pale')?.toneOf).toBe('oak-natural');
});
