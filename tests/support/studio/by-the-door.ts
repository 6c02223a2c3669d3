/** Where somebody stands in the studio, looking at the bay. */
export const byTheDoor = {
  name: 'By the door',
  at: { x: 1500, y: 1200, z: 1500 },
  target: { x: 3500, y: 4500, z: 1200 },
  view: 60,
  aspect: 1.5,
} as const;
