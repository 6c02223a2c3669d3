import {
  DataTexture,
  DataUtils,
  EquirectangularReflectionMapping,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  PMREMGenerator,
  RGBAFormat,
  RepeatWrapping,
  WebGLCubeRenderTarget,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { skyPicture, type Sky } from '#viewer/stage/sky.ts';

/** The light around the stage, and a picture of it as the view out of the windows. */
export interface Environment {
  light: Texture;
  view: Texture;
  dispose(): void;
}

/**
 * `coarse`: the light as it falls on rough things, in small steps. Three’s own, from 256 pixels down, are most of a
 * start where there is no graphics card.
 */
export function createEnvironment(
  gl: WebGLRenderer,
  sky: Sky,
  { width, coarse }: { width: number; coarse: boolean },
): Environment {
  const view = skyTexture(sky, width);
  const generator = new PMREMGenerator(gl);
  const target = generator.fromEquirectangular(view, coarse ? coarseTarget() : null);
  generator.dispose();
  return {
    light: target.texture,
    view,
    dispose() {
      target.dispose();
      view.dispose();
    },
  };
}

function coarseTarget(): WebGLCubeRenderTarget {
  const target = new WebGLCubeRenderTarget(32, {
    minFilter: LinearMipmapLinearFilter,
    generateMipmaps: false,
    type: HalfFloatType,
    colorSpace: LinearSRGBColorSpace,
    depthBuffer: false,
  });
  target.texture.mipmaps = [32, 16, 8, 4].map((side) => ({ data: new Uint8Array(), width: side, height: side }));
  target.texture.isPMREMTexture = true;
  return target;
}

function skyTexture(sky: Sky, wide: number): DataTexture {
  const { width, height, light } = skyPicture(sky, wide);
  const texture = new DataTexture(
    Uint16Array.from(light, (value) => DataUtils.toHalfFloat(value)),
    width,
    height,
    RGBAFormat,
    HalfFloatType,
    EquirectangularReflectionMapping,
    RepeatWrapping,
  );
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
