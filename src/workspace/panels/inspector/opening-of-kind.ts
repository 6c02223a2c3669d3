import type { Opening } from '#design/document.ts';
import { doorDefaults } from '#design/records/door.ts';
import { windowDefaults } from '#design/records/window.ts';

/** A door where a window was, in the same place and as wide; doors and passages begin at the floor. */
export function openingOfKind({ id, wall, offset, width, height, sill }: Opening, kind: Opening['kind']): Opening {
  const place = { id, wall, offset, width };
  switch (kind) {
    case 'door':
      return { ...doorDefaults, ...place, kind, finishes: {}, height: Math.max(height, doorDefaults.height) };
    case 'window': {
      const standing = sill === 0;
      return {
        ...windowDefaults,
        ...place,
        kind,
        finishes: {},
        height: standing ? Math.max(200, height - windowDefaults.sill) : height,
        sill: standing ? windowDefaults.sill : sill,
      };
    }
    default:
      return { ...place, kind, height: Math.max(height, doorDefaults.height), sill: 0 };
  }
}
