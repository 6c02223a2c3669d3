const ways = {
  Left: { x: -1, y: 0 },
  Right: { x: 1, y: 0 },
  Up: { x: 0, y: 1 },
  Down: { x: 0, y: -1 },
} as const;
const strides = [
  { name: '', modifier: '', times: 1 },
  { name: 'Far', modifier: 'Shift+', times: 10 },
  { name: 'Fine', modifier: 'Alt+', times: 0.1 },
] as const;

/** The arrow keys: each by so many millimetres, with Shift ten times as far, with Alt a tenth. */
export const arrowSteps = (millimetres: number) =>
  Object.entries(ways).flatMap(([side, way]) =>
    strides.map(({ name, modifier, times }) => ({
      name: `${side}${name}`,
      key: `${modifier}Arrow${side}`,
      by: { x: way.x * millimetres * times, y: way.y * millimetres * times },
    })),
  );
