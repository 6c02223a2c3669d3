import type { Data3DTexture } from 'three';
import { filmLook } from '#models/light/film-look.ts';
import type { HomeLight, PlacedMeter } from '#models/light/light-file.ts';
import { distance, dot, type Vec3 } from '#lib/vec.ts';
import type { CameraPose } from '#viewer/camera-pose.ts';
import type { LightVolume } from './light-volume.ts';
import { volumeTexture, type LightUniforms } from './lit-materials.ts';

/** Baked light on a stage: shown or not, exposed for where one stands. */
export interface StageLight {
  show(light: HomeLight, volume: LightVolume, lampsOn: boolean): void;
  hide(): void;
  /** The light that is shown. */
  shown(): HomeLight | null;
  /** Exposed for a look from inside; from outside for the whole home. */
  expose(look: CameraPose, inside: boolean): void;
  dispose(): void;
}

/** Radiance of a shining finish, as the tracer has it; kcd/m². */
const fullGlow = 9;

export function createStageLight(uniforms: LightUniforms): StageLight {
  let light: HomeLight | null = null;
  let texture: Data3DTexture | null = null;
  const unlit = uniforms.bakedLight.value;
  function hide(): void {
    uniforms.bakedOn.value = 0;
    uniforms.bakedLight.value = unlit;
    texture?.dispose();
    texture = null;
    light = null;
  }
  return {
    show(next, volume, lampsOn) {
      hide();
      light = next;
      texture = volumeTexture(volume);
      const { cell, low, counts } = volume;
      uniforms.bakedLight.value = texture;
      uniforms.bakedLow.value.set(low[0] * cell, low[1] * cell, low[2] * cell);
      uniforms.bakedCounts.value.set(...counts);
      uniforms.bakedCell.value = cell;
      uniforms.bakedKeep.value = next.night ? filmLook.nightAdapted : filmLook.adapted;
      uniforms.bakedGlow.value = lampsOn ? fullGlow : 0;
      uniforms.bakedOn.value = 1;
    },
    hide,
    shown: () => light,
    expose(look, inside) {
      if (!light) return;
      const { gain, key } = inside ? readingAt(light.meters, eyeOf(look)) : meanReading(light.meters);
      uniforms.bakedGain.value.setRGB(...gain);
      uniforms.bakedKey.value = key;
      uniforms.bakedLeast.value = inside ? 0 : leastOutside * key;
    },
    dispose() {
      hide();
      unlit.dispose();
    },
  };
}

interface Eye {
  at: Vec3;
  towards: Vec3;
}

/** In our axes. */
function eyeOf({ eye, target }: CameraPose): Eye {
  const far = distance(eye, target) || 1;
  const ours = ([x, y, z]: readonly number[]): Vec3 => [x!, -z!, y!];
  return {
    at: ours(eye),
    towards: ours([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]].map((each) => each / far)),
  };
}

/** Seen from outside, through walls that stepped aside: backs that no light reaches, as a share of paper's. */
const leastOutside = 0.3;

/** A look the other way is as far as this many metres. */
const turned = 1.5;

/** Readings mixed by how near they were taken, in place and direction: at a camera of the design, exactly its own. */
export function readingAt(
  meters: readonly PlacedMeter[],
  { at, towards }: Eye,
): Pick<PlacedMeter, 'gain' | 'key' | 'outside'> {
  return mixedReading(
    meters.map((meter) => {
      const away = distance(meter.at, at);
      const around = meter.towards.every((each) => each === 0);
      const aside = turned * (around ? 0.5 : 1 - dot(meter.towards, towards));
      return { meter, weight: 1 / (away * away + aside * aside + 1e-3) ** 2 };
    }),
  );
}

function meanReading(meters: readonly PlacedMeter[]): Pick<PlacedMeter, 'gain' | 'key' | 'outside'> {
  return mixedReading(meters.map((meter) => ({ meter, weight: 1 })));
}

/** By stops: halfway between a bright and a dark room is the middle of their exposures. */
function mixedReading(some: readonly { meter: PlacedMeter; weight: number }[]) {
  const whole = some.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const mean = (of: (meter: PlacedMeter) => number): number =>
    Math.exp(some.reduce((sum, { meter, weight }) => sum + weight * Math.log(Math.max(1e-9, of(meter))), 0) / whole);
  return {
    gain: [mean(({ gain }) => gain[0]), mean(({ gain }) => gain[1]), mean(({ gain }) => gain[2])] as Vec3,
    key: mean(({ key }) => key),
    outside: mean(({ outside }) => outside),
  };
}
