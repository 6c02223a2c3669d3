import { bulb, spider, upperRadius } from '#models/families/lighting/lamp-fittings.ts';
import { isLidded, lampShade, shadeHeight, shadeSlot } from '#models/families/lighting/lamp-shade.ts';
import { joinSlots, moveSlots } from '#models/families/shared/slot-meshes.ts';
import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { move } from '#models/geometry/transform.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Shade } from '#models/families/lighting/lamp-shade.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

interface HangingPlace {
  width: number;
  height?: number;
  /** Radius of the metal cap over the shade. */
  cap: number;
  /** One of several: nothing that cannot be seen from afar. */
  many?: boolean;
}

/** A shade that hangs: its lower rim at Z 0, with cap, holder and bulb. `top` is where its flex begins. */
export function hangingShade(
  shade: Shade,
  { width, height = shadeHeight(shade, width), cap, many = false }: HangingPlace,
  detail: Detail,
): { kit: SlotMeshes; top: number } {
  const skin = lampShade(
    shade,
    { width, height, z: 0, ...(many ? { segments: byDetail(detail, 24, 16, 8) } : {}) },
    detail,
  );
  const lidded = isLidded(shade);
  const bare = many && detail === 'far';
  // No bulb may look out from under its shade.
  const size = Math.min(70, width * (lidded ? 0.22 : 0.16), Math.max(14, (height - 52) / 1.25));
  const lamp: SlotMeshes = bare ? {} : moveSlots(bulb(size, true, detail), 0, 0, lidded ? height - 4 : height * 0.86);
  const kits = [skin, lamp];
  if (lidded)
    return {
      kit: joinSlots([
        ...kits,
        {
          metal: bare
            ? []
            : [
                capOf(
                  Math.min(cap, width * 0.2),
                  height,
                  shade === 'lantern' || shade === 'shoji' || shade === 'lattice',
                  detail,
                ),
              ],
        },
      ]),
      top: height + 30,
    };
  const cross = bare ? [] : spider(Math.max(10, upperRadius(shade, width)), height - 5, detail);
  const holder = move(
    cylinder({ radius: Math.min(16, width * 0.08), height: height * 0.14 + 8, edge: 1.5 }, detail),
    0,
    0,
    height * 0.86,
  );
  const diffuser: SlotMeshes =
    shadeSlot(shade) === 'cloth' && (shade === 'drum' || shade === 'pleatedDrum')
      ? { pane: [disc(width * 0.475, detail)] }
      : {};
  return { kit: joinSlots([...kits, { metal: bare ? [] : [holder, ...cross] }, diffuser]), top: height };
}

/** Closes a wide drum from below, so that one is not dazzled. */
function disc(radius: number, detail: Detail): Mesh {
  return move(
    lathe(
      [
        [radius, 0],
        [radius, 3],
      ],
      detail,
      { crease: 40 },
    ),
    0,
    0,
    6,
  );
}

/** A turned cap where the flex enters; flat and small on a lantern's lid. */
function capOf(radius: number, z: number, small: boolean, detail: Detail): Mesh {
  const r = small ? Math.min(radius, 16) : radius;
  return move(
    lathe(
      [
        [r, -4],
        [r, 3],
        [r * 0.8, 12],
        [r * 0.42, 22],
        [r * 0.36, 34],
        [0, 34],
      ],
      detail,
      { crease: 45 },
    ),
    0,
    0,
    z,
  );
}
