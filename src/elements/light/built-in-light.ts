import type { Light } from '#design/records/light.ts';
import { kelvinColour } from '#elements/light/kelvin-colour.ts';
import type { SceneLight } from '#elements/scene-light.ts';

const forms = { point: 'point', spot: 'spot', panel: 'area', strip: 'area' } as const;
const degrees = Math.PI / 180;

/**
 * A light for a renderer. Untilted it shines straight down; tilted up it looks forwards, as furniture does: to −Y, then
 * turned.
 */
export function builtInLight(light: Light, elevation: number): SceneLight {
  const form = forms[light.form];
  const c = Math.cos(light.turn * degrees);
  const s = Math.sin(light.turn * degrees);
  const tilt = (form === 'point' ? 90 : light.tilt) * degrees;
  const ahead = Math.cos(tilt);
  return {
    elementId: light.id,
    source: 'light',
    level: light.level,
    form,
    at: [light.at.x, light.at.y, elevation + light.at.z],
    direction: [s * ahead, -c * ahead, -Math.sin(tilt)],
    across: [c, s, 0],
    width: light.width,
    depth: light.depth,
    lumens: light.lumens,
    colour: kelvinColour(light.kelvin),
    beam: light.beam,
  };
}
