import { Group, PointLight, SpotLight, type Light } from 'three';
import type { SceneLight } from '#elements/scene-light.ts';
import { distance, type Vec3 } from '#lib/vec.ts';
import { toStage } from '#viewer/camera-pose.ts';

/** The lamps of a home as three lights it, the nearest ones: every lamp costs each pixel its share. */
interface LampLights {
  group: Group;
  /** Those that are on. */
  show(lights: readonly SceneLight[]): void;
  /** Metres, the stage's axes: what is lit is near here. */
  follow(place: Vec3): void;
  dispose(): void;
}

/** Candela of the stage for a lumen: its noon is far darker than a real one, or no lamp would be seen. */
const candela = 0.011;
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
    lampsOf(points, near.length > 0).forEach((lamp, i) => light(lamp, near[i]));
    lampsOf(spots, aimed.length > 0).forEach((lamp, i) => aim(lamp, aimed[i]));
  }

  function nearest(some: readonly SceneLight[]): SceneLight[] {
    const from = place;
    if (!from || some.length <= most) return some.slice(0, most);
    return some.toSorted((a, b) => distance(toStage(a.at), from) - distance(toStage(b.at), from)).slice(0, most);
  }

  return {
    group,
    show(next) {
      if (next === lights) return;
      lights = next;
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

function light(lamp: Light, from: SceneLight | undefined): void {
  lamp.intensity = from ? from.lumens * candela : 0;
  if (!from) return;
  lamp.color.setRGB(...from.colour);
  lamp.position.set(...toStage(from.at));
}

/** What shines to one side gathers its lumens there. */
function aim(lamp: SpotLight, from: SceneLight | undefined): void {
  light(lamp, from);
  if (!from) return;
  lamp.intensity *= 2.5;
  lamp.angle = from.form === 'area' ? 1.35 : Math.min(1.35, ((from.beam / 2) * Math.PI) / 180);
  const [x, y, z] = from.at;
  const [dx, dy, dz] = from.direction;
  lamp.target.position.set(...toStage([x + dx * 1000, y + dy * 1000, z + dz * 1000]));
}
