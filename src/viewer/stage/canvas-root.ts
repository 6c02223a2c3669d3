import { NeutralToneMapping, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { pixelRatio, type Quality } from '#viewer/quality.ts';
import { createLightUniforms, type LightUniforms } from '#viewer/light/lit-materials.ts';
import { createMaterialCache, type MaterialCache } from '#viewer/stage/material-cache.ts';
import { openMeshWorker, type MeshWorker } from '#viewer/mesh-worker.ts';

export interface CanvasRoot {
  readonly gl: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  readonly meshWorker: MeshWorker;
  readonly materials: MaterialCache;
  /** Baked light, as all its materials take it. */
  readonly light: LightUniforms;
  size(): Size;
  /** Asks for one more frame. */
  invalidate(): void;
  /** Who draws a frame, told the seconds since the one before; answers how to stop. */
  drawBy(draw: (seconds: number) => void): () => void;
  /** Something else to draw, which the frame after it covers: one a frame, as soon as there is one who draws. */
  beforeFrame(draw: () => void): void;
  resize(size: Size): void;
  close(): void;
}

interface Size {
  width: number;
  height: number;
}

/** A canvas that draws only on request. Transparent behind the scene, so that the page's shade shows in either theme. */
export function openCanvas(canvas: HTMLCanvasElement, opened: Size, quality: Quality): CanvasRoot {
  const gl = new WebGLRenderer({
    canvas,
    antialias: !quality.test,
    alpha: true,
    preserveDrawingBuffer: quality.test,
    powerPreference: 'high-performance',
  });
  gl.toneMapping = NeutralToneMapping;
  gl.shadowMap.enabled = true;
  gl.shadowMap.type = PCFShadowMap;
  gl.shadowMap.autoUpdate = false;
  const frames = createFrames();
  const meshWorker = openMeshWorker();
  const light = createLightUniforms();
  const materials = createMaterialCache(meshWorker, light, {
    size: quality.texture,
    sharpness: quality.test ? 1 : Math.min(8, gl.capabilities.getMaxAnisotropy()),
  });
  let size: Size = { width: 0, height: 0 };
  function resize(to: Size) {
    if (to.width === size.width && to.height === size.height) return;
    size = to;
    gl.setPixelRatio(pixelRatio(quality, to, devicePixelRatio));
    gl.setSize(to.width, to.height);
    frames.invalidate();
  }
  resize(opened);
  return {
    gl,
    scene: new Scene(),
    camera: new PerspectiveCamera(),
    meshWorker,
    materials,
    light,
    size: () => size,
    invalidate: frames.invalidate,
    drawBy: frames.drawBy,
    beforeFrame: frames.beforeFrame,
    resize,
    close() {
      frames.end();
      materials.dispose();
      meshWorker.close();
      gl.dispose();
      gl.forceContextLoss();
    },
  };
}

/** One frame a request, however often it is asked for before it comes. */
function createFrames() {
  let draw: ((seconds: number) => void) | null = null;
  let asked = 0;
  let last = performance.now();
  const first: (() => void)[] = [];
  function frame(now: number) {
    asked = 0;
    const seconds = (now - last) / 1000;
    last = now;
    if (!draw) return;
    first.shift()?.();
    draw(seconds);
    if (first.length > 0) invalidate();
  }
  function invalidate() {
    if (asked === 0) asked = requestAnimationFrame(frame);
  }
  return {
    invalidate,
    beforeFrame(by: () => void) {
      first.push(by);
      invalidate();
    },
    drawBy(by: (seconds: number) => void) {
      draw = by;
      return () => {
        if (draw === by) draw = null;
      };
    },
    end() {
      cancelAnimationFrame(asked);
      // Nothing is drawn on a canvas that was given back.
      asked = Infinity;
    },
  };
}
