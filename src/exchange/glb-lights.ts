import { addNode } from '#exchange/glb-file.ts';
import { looking, metres } from '#exchange/glb-nodes.ts';
import type { GlbDraft } from '#exchange/glb-file.ts';
import type { SceneLight } from '#elements/scene-light.ts';

const degrees = Math.PI / 180;

/** A light as the file's extension knows it; returns its node. Candela, as the extension asks for. */
export function addLight(to: GlbDraft, light: SceneLight): number {
  const number = to.lights.push({ name: light.elementId, color: light.colour, ...lightJson(light) }) - 1;
  return addNode(to, {
    name: `light ${light.elementId}`,
    translation: metres(light.at),
    rotation: looking(light.direction),
    extensions: { KHR_lights_punctual: { light: number } },
    extras: { id: light.elementId, kind: 'light', level: light.level, lumens: light.lumens },
  });
}

/** A panel is no form of the extension: half a sphere, as bright ahead as the panel is. */
function lightJson({ form, lumens, beam }: SceneLight): object {
  if (form === 'point') return { type: 'point', intensity: lumens / (4 * Math.PI) };
  if (form === 'area')
    return { type: 'spot', intensity: lumens / Math.PI, spot: { innerConeAngle: 0, outerConeAngle: Math.PI / 2 } };
  const half = (beam / 2) * degrees;
  return {
    type: 'spot',
    intensity: lumens / (2 * Math.PI * (1 - Math.cos(half))),
    spot: { innerConeAngle: half * 0.75, outerConeAngle: half },
  };
}
