import { DataTexture, DataUtils, EquirectangularReflectionMapping, HalfFloatType, LinearFilter, PMREMGenerator, RGBAFormat, RepeatWrapping, type Texture, type WebGLRenderer } from 'three';
import { skyPicture, type Sky } from '#viewer/sky.ts';

/** The light around the stage, and a picture of it for who looks out of the window. */
export interface Environment {
  light: Texture;
  view: Texture;
  dispose(): void;
}

export function createEnvironment(gl: WebGLRenderer, sky: Sky, width: number): Environment {
  const view = skyTexture(sky, width);
  const generator = new PMREMGenerator(gl);
  const target = generator.fromEquirectangular(view);
  generator.dispose();
  return {
    light: target.texture, view,
    dispose() {
      target.dispose();
      view.dispose();
    },
  };
}

function skyTexture(sky: Sky, wide: number): DataTexture {
  const { width, height, light } = skyPicture(sky, wide);
  const texture = new DataTexture(Uint16Array.from(light, (value) => DataUtils.toHalfFloat(value)), width, height, RGBAFormat, HalfFloatType, EquirectangularReflectionMapping, RepeatWrapping);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
