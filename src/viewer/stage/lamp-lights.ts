import { Group, PointLight, SpotLight, type Light } from 'three';
import type { SceneLight } from '#elements/scene-light.ts';
import { distance, mix, type Vec3 } from '#lib/vec.ts';
import { toStage } from '#viewer/camera-pose.ts';

/** The lamps of a home as three lights it, the nearest ones: every lamp costs each pixel its share. */
interface LampLights {
  group: Group;
  /** Those that are on; `sky`: the share of a bright day's sky there is. */
  show(lights: readonly SceneLight[], sky: number): void;
  /** Metres, the stage's axes: what is lit is near here. */
  follow(place: Vec3): void;
  dispose(): void;
}

/** Candela of the stage for a lumen: its noon is far darker than a real one, or no lamp would be seen. */
const candela = 0.011;
/** What a lamp still adds at noon: eyes are then used to a light a hundred times its own. */
const byDay = 0.08;
/** How far eyes take a lamp's colour for white. */
const usedTo = 0.5;
/** Metres after which a lamp gives no light that matters. */
const reach = 9;

interface Pool<L extends Light> {
  lamps: L[];
  make(): L;
}

/** `most`: how many are lit at once of each kind. Another number would compile every material anew. */
export function createLampLights(most: number): LampLights {
  const group = new Group();
  const points: Pool<PointLight> = { lamps: [], make: () => new PointLight(0xffffff, 0, reach, 1.6) };
  const spots: Pool<SpotLight> = {
    lamps: [],
    make: () => new SpotLight(0xffffff, 0, reach, Math.PI / 3, 0.7, 1.6),
  };
  let lights: readonly SceneLight[] = [];
  let strength = candela;
  let place: Vec3 | null = null;

  function lampsOf<L extends Light>(from: Pool<L>, wanted: boolean): L[] {
    // Opened once a home has such a lamp, and then kept: switching it off changes a number, not the shaders.
    if (wanted && from.lamps.length === 0)
      for (let i = 0; i < most; i++) {
        const lamp = from.make();
        from.lamps.push(lamp);
        group.add(lamp);
        if (lamp instanceof SpotLight) group.add(lamp.target);
      }
    return from.lamps;
  }

  function choose(): void {
    const near = nearest(lights.filter(isPoint));
    const aimed = nearest(lights.filter((each) => !isPoint(each)));
    lampsOf(points, near.length > 0).forEach((lamp, i) => light(lamp, near[i], strength));
    lampsOf(spots, aimed.length > 0).forEach((lamp, i) => aim(lamp, aimed[i], strength));
  }

  function nearest(some: readonly SceneLight[]): SceneLight[] {
    const from = place;
    if (!from || some.length <= most) return some.slice(0, most);
    return some.toSorted((a, b) => distance(toStage(a.at), from) - distance(toStage(b.at), from)).slice(0, most);
  }

  return {
    group,
    show(next, sky) {
      const bright = candela * (1 - (1 - byDay) * sky);
      if (next === lights && bright === strength) return;
      lights = next;
      strength = bright;
      choose();
    },
    follow(next) {
      if (place && distance(place, next) < 0.5) return;
      place = next;
      if (lights.length > most) choose();
    },
    dispose() {
      for (const lamp of [...points.lamps, ...spots.lamps]) lamp.dispose();
    },
  };
}

function isPoint({ form }: SceneLight): boolean {
  return form === 'point';
}

function light(lamp: Light, from: SceneLight | undefined, strength: number): void {
  lamp.intensity = from ? from.lumens * strength : 0;
  if (!from) return;
  lamp.color.setRGB(...mix(from.colour, [1, 1, 1], usedTo));
  lamp.position.set(...toStage(from.at));
}

/** What shines to one side gathers its lumens there. */
function aim(lamp: SpotLight, from: SceneLight | undefined, strength: number): void {
  light(lamp, from, strength);
  if (!from) return;
  lamp.intensity *= 2.5;
  lamp.angle = from.form === 'area' ? 1.35 : Math.min(1.35, ((from.beam / 2) * Math.PI) / 180);
  const [x, y, z] = from.at;
  const [dx, dy, dz] = from.direction;
  lamp.target.position.set(...toStage([x + dx * 1000, y + dy * 1000, z + dz * 1000]));
}
