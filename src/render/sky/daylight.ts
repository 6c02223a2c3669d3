import { fractal } from '#lib/noise.ts';
import { dot, lerp, mix, scale, smoothstep } from '#lib/vec.ts';
import type { Vec3 } from '#lib/vec.ts';
import { sunlight } from '#render/sky/sun.ts';

/** Light from each direction of the sky, the sun itself apart, in kcd/m². */
export type Radiance = (towards: Vec3) => Vec3;

const zenithTint: Vec3 = [0.62, 0.92, 1.62];
const horizonTint: Vec3 = [0.93, 1, 1.16];
const sunTint: Vec3 = [1.16, 1, 0.8];
/** LOOK §7: the night's sky is #5f7fb5; bright enough to be seen beside lamps. */
const nightSky: Vec3 = [0.016, 0.03, 0.066];

/** A clear sky after the CIE (type 12), tinted; the night has a glow of its own. */
export function clearSky(sun: Vec3, height: number): Radiance {
  const zenith = zenithLuminance(height);
  const from = gradation(1) * scattering(Math.acos(Math.min(1, Math.max(-1, Math.max(0.02, sun[2])))));
  const evening = smoothstep(0.25, -0.02, height);
  return (towards) => {
    const up = Math.max(0.02, towards[2]);
    const cos = Math.min(1, Math.max(-1, dot(towards, sun)));
    const luminance = (zenith * gradation(up) * scattering(Math.acos(cos))) / from;
    const high = mix(horizonTint, zenithTint, Math.sqrt(up));
    const warm = mix(high, sunTint, Math.max(0, cos) ** 4 * lerp(0.35, 0.8, evening));
    const day = scale(warm, Math.min(luminance, zenith * 12));
    return [Math.max(day[0], nightSky[0]), Math.max(day[1], nightSky[1]), Math.max(day[2], nightSky[2])];
  };
}

/**
 * The same for eyes, `middle` its mean brightness: the moist air of our coasts is pale and warm towards the horizon,
 * with thin clouds above. Only seen: what lights rooms stays as it is.
 */
export function hazySky(sky: Radiance, height: number, middle: number): Radiance {
  const day = smoothstep(0, 0.12, height);
  if (day === 0) return sky;
  return (towards) => {
    const clear = sky(towards);
    const up = Math.max(0.02, towards[2]);
    const grey = clear[0] * 0.2126 + clear[1] * 0.7152 + clear[2] * 0.0722;
    const overhead = smoothstep(0.03, 0.3, up);
    const cloud = overhead === 0 ? 0 : clouds(towards, up) * overhead * 0.6;
    const pale = Math.max((1 - smoothstep(0, 0.75, up)) * 0.8, cloud) * day;
    const white = scale(hazeTint, grey * (1 + 0.5 * cloud));
    // About the sun a picture would be bare white: held back as a photographer's filter does.
    const held = lerp(1, Math.min(1, (middle / grey) ** 0.5), day);
    return scale(mix(clear, white, pale), held);
  };
}

/** Thin clouds: 0 between them, 1 where they are thickest; far ones lie closer together. */
function clouds([x, y]: Vec3, up: number): number {
  const across = (x / (up + 0.12)) * 1.3;
  const along = (y / (up + 0.12)) * 1.3;
  return smoothstep(0.5, 0.78, fractal(across, along * 1.7, 37, 5));
}

const hazeTint: Vec3 = [1.03, 1, 0.985];

/** kcd/m² straight above, for the clear and somewhat hazy air of our coasts. */
function zenithLuminance(height: number): number {
  const steep = Math.tan(Math.min(1.2, Math.max(0, height)));
  const dusk = height >= 0 ? 1 : 10 ** (height / 0.045);
  return (1.9 * steep + 1.3) * dusk;
}

function gradation(up: number): number {
  return 1 - Math.exp(-0.32 / up);
}

const acrossTheSun = Math.exp(-1.5 * Math.PI);

function scattering(angle: number): number {
  return 1 + 10 * (Math.exp(-3 * angle) - acrossTheSun) + 0.45 * Math.cos(angle) ** 2;
}

/** Light that falls on level ground, in klx. */
export function groundLight(sky: Radiance, sun: Vec3, height: number): Vec3 {
  const steps = 12;
  let sum: Vec3 = scale(sunlight(height), Math.max(0, sun[2]));
  for (let i = 0; i < steps; i++)
    for (let j = 0; j < 2 * steps; j++) {
      const up = Math.sqrt((i + 0.5) / steps);
      const turn = ((j + 0.5) / (2 * steps)) * 2 * Math.PI;
      const out = Math.sqrt(1 - up * up);
      const light = sky([out * Math.cos(turn), out * Math.sin(turn), up]);
      sum = [
        sum[0] + (light[0] * Math.PI) / (2 * steps * steps),
        sum[1] + (light[1] * Math.PI) / (2 * steps * steps),
        sum[2] + (light[2] * Math.PI) / (2 * steps * steps),
      ];
    }
  return sum;
}
