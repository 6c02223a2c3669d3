import { seededRng } from '#lib/random.ts';
import type { Rng } from '#lib/random.ts';
import { actions } from '#editor/actions/actions.ts';
import { thingsInOrder } from '#editor/actions/select/step-things.ts';
import type { EditorDriver } from '#editor/testing/editor-driver.ts';
import { placingItem } from '#editor/tools/item/item-state.ts';
import { painting } from '#editor/tools/paint/paint-state.ts';
import { tools } from '#editor/tools/tools.ts';
import type { ToolId } from '#editor/tools/tool-state.ts';

type Gesture = (driver: EditorDriver, rng: Rng) => void;

/** One thing a person may do, wherever the tool is: half of it makes no sense, as with people. */
export function randomGesture(driver: EditorDriver, rng: Rng): void {
  rng.pick(gestures)(driver, rng);
}

export function gestureRng(seed: number): Rng {
  return seededRng(seed);
}

const place = (rng: Rng): [number, number] => [
  Math.round(rng.between(-2000, 9000)),
  Math.round(rng.between(-2000, 9000)),
];
const modifiers = (rng: Rng) => ({
  shift: rng.next() < 0.15,
  alt: rng.next() < 0.15,
  mod: rng.next() < 0.1,
  input: rng.pick(['mouse', 'touch', 'pen'] as const),
});

const drag: Gesture = (driver, rng) => driver.drag(place(rng), place(rng), modifiers(rng));
const click: Gesture = (driver, rng) => driver.click(place(rng), modifiers(rng));

/** From what is there: a drag from nothing is a box. */
const grab: Gesture = (driver, rng) => {
  const thing = rng.pick(thingsInOrder(driver.editor));
  if (!thing) return;
  driver.use('select').select(thing);
  const item = driver.design.items[thing];
  const wall = driver.design.walls[thing];
  let from = place(rng);
  if (item) from = [item.at.x, item.at.y];
  if (wall) from = [wall.a.x * 0.3 + wall.b.x * 0.7, wall.a.y * 0.3 + wall.b.y * 0.7];
  driver.drag(from, [from[0] + rng.between(-1500, 1500), from[1] + rng.between(-1500, 1500)], modifiers(rng));
};

const use: Gesture = (driver, rng) => {
  const tool = rng.pick(Object.keys(tools) as ToolId[]);
  if (tool === 'item')
    driver.use(placingItem({ model: rng.pick(['stool-0000', 'sofa-0000', 'vase-0000']), finishes: {} }));
  else if (tool === 'paint') driver.use(painting({ material: rng.pick(['oak-natural', 'walnut', 'paint-white']) }));
  else driver.use(tool);
};

const type: Gesture = (driver, rng) => {
  driver
    .type(rng.pick(['1200', '3.2m', '4200 x 3600', '90', '2*450', '7']))
    .press(rng.pick(['Enter', 'Tab', 'Escape', 'Backspace']));
};

const key: Gesture = (driver, rng) => {
  const keyed = actions.flatMap(({ keys = [] }) => keys);
  driver.press(rng.pick(keyed));
};

const pick: Gesture = (driver, rng) => {
  const things = thingsInOrder(driver.editor);
  if (things.length > 0) driver.select(...new Set([rng.pick(things), rng.pick(things), rng.pick(things)]));
};

/** Broken off in the middle, by a lost pointer, an undo or another tool. */
const broken: Gesture = (driver, rng) => {
  driver.move(place(rng)).down(place(rng)).move(place(rng)).move(place(rng));
  rng.pick<() => void>([
    () => driver.editor.cancel(),
    () => driver.press('Mod+KeyZ'),
    () => driver.press('Mod+KeyY'),
    () => driver.press('KeyV'),
    () => driver.press('Escape'),
  ])();
};

const travel: Gesture = (driver, rng) => {
  for (let i = 0; i < 3; i++) driver.press(rng.pick(['Mod+KeyZ', 'Mod+KeyY']));
};

const gestures: readonly Gesture[] = [
  drag,
  drag,
  click,
  click,
  grab,
  grab,
  use,
  use,
  type,
  key,
  key,
  pick,
  broken,
  travel,
];
