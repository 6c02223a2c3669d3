import { createRoot, type ReconcilerRoot, type RootState } from '@react-three/fiber';
import type { ReactNode } from 'react';
import { NeutralToneMapping, PCFShadowMap } from 'three';
import { pixelRatio, type Quality } from '#viewer/quality.ts';
import { createLightUniforms, type LightUniforms } from '#viewer/light/lit-materials.ts';
import { createMaterialCache, type MaterialCache } from '#viewer/stage/material-cache.ts';
import { openMeshWorker, type MeshWorker } from '#viewer/mesh-worker.ts';

export interface CanvasRoot {
  state: RootState;
  meshWorker: MeshWorker;
  materials: MaterialCache;
  /** Baked light, as all its materials take it. */
  light: LightUniforms;
  render(scene: ReactNode): void;
  resize(size: Size): void;
  close(): void;
}

interface Size {
  width: number;
  height: number;
}

/**
 * A canvas that draws only on request. Fiber's own `<Canvas>` is not used: it names every class of three there is, so
 * that none could be left out of the bundle. Transparent behind the scene, so that the page's shade shows in either
 * theme.
 */
export async function openCanvas(canvas: HTMLCanvasElement, size: Size, quality: Quality): Promise<CanvasRoot> {
  const root = createRoot(canvas);
  const configure = (to: Size): PromiseLike<ReconcilerRoot<HTMLCanvasElement>> =>
    root.configure({
      frameloop: 'demand',
      size: { ...to, top: 0, left: 0 },
      dpr: pixelRatio(quality, to, devicePixelRatio),
      gl: {
        antialias: !quality.test,
        alpha: true,
        preserveDrawingBuffer: quality.test,
        powerPreference: 'high-performance',
        toneMapping: NeutralToneMapping,
      },
      shadows: { enabled: true, type: PCFShadowMap, autoUpdate: false },
      camera: { manual: true },
    });
  await configure(size);
  const state = root.render(null).getState();
  const meshWorker = openMeshWorker();
  const light = createLightUniforms();
  const materials = createMaterialCache(meshWorker, light, {
    size: quality.texture,
    sharpness: quality.test ? 1 : Math.min(8, state.gl.capabilities.getMaxAnisotropy()),
  });
  return {
    state,
    meshWorker,
    materials,
    light,
    render: (scene) => {
      root.render(scene);
    },
    resize(to) {
      void configure(to).then(() => state.invalidate());
    },
    close() {
      materials.dispose();
      meshWorker.close();
      root.unmount();
    },
  };
}
