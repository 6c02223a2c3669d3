import type { Design, Opening } from '#design/document.ts';
import { doorDefaults } from '#design/records/door.ts';
import { windowDefaults } from '#design/records/window.ts';
import { nearerJamb, roomSide } from '#editor/tools/opening/opening-measures.ts';

/** A door where a window was, in the same place and as wide; doors and passages begin at the floor. */
export function openingOfKind(design: Design, opening: Opening, kind: Opening['kind']): Opening {
  const { id, wall, offset, width, height, sill } = opening;
  const place = { id, wall, offset, width };
  switch (kind) {
    case 'door': {
      const side = roomSide(design, wall, offset, doorDefaults.side);
      return {
        ...doorDefaults,
        ...place,
        kind,
        side,
        hinge: nearerJamb(design, { ...place, side }),
        finishes: {},
        height: Math.max(height, doorDefaults.height),
      };
    }
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
