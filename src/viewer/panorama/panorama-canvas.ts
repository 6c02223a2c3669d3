import { programOf, textureOf } from '#viewer/panorama/gl-parts.ts';
import type { PanoramaTiles } from '#viewer/panorama/panorama-tiles.ts';
import { axesOf, type PanoramaView } from '#viewer/panorama/panorama-view.ts';
import { openTileLayer } from '#viewer/panorama/tile-layer.ts';

/**
 * A panorama on a canvas: one triangle over all of it, and each pixel looks up its direction in the picture. Needs
 * nothing of three.
 */
export interface PanoramaCanvas {
  /** `ratio`: device pixels a CSS pixel. */
  draw(view: PanoramaView, size: { width: number; height: number; ratio: number }): void;
  close(): void;
}

const vertexShader = `#version 300 es
out vec2 at;
void main() {
  at = vec2(float((gl_VertexID << 1) & 2), float(gl_VertexID & 2)) * 2.0 - 1.0;
  gl_Position = vec4(at, 0.0, 1.0);
}`;

const fragmentShader = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform vec3 right, up, ahead;
uniform vec2 reach;
in vec2 at;
out vec4 colour;
void main() {
  vec3 way = normalize(ahead + at.x * reach.x * right + at.y * reach.y * up);
  vec2 place = vec2(0.5 + atan(way.x, way.z) / 6.283185307, 0.5 - asin(clamp(way.y, -1.0, 1.0)) / 3.141592654);
  // No mipmaps: their seam would show where the picture's two ends meet.
  colour = vec4(textureLod(picture, place, 0.0).rgb, 1.0);
}`;

/** Null where the browser cannot. `kept`: the drawing buffer can be read back, for tests. */
export function openPanorama(
  canvas: HTMLCanvasElement,
  picture: TexImageSource,
  { kept, tiles, onSharper }: { kept: boolean; tiles?: PanoramaTiles; onSharper(): void },
): PanoramaCanvas | null {
  const gl = canvas.getContext('webgl2', { alpha: false, depth: false, antialias: false, preserveDrawingBuffer: kept });
  const program = gl && programOf(gl, vertexShader, fragmentShader);
  if (!gl || !program) return null;
  const texture = textureOf(gl, picture, gl.REPEAT);
  const layer = tiles ? openTileLayer(gl, tiles, onSharper) : null;
  const uniforms = Object.fromEntries(
    ['right', 'up', 'ahead', 'reach'].map((name) => [name, gl.getUniformLocation(program, name)]),
  );
  return {
    draw(view, { width, height, ratio }) {
      const wide = Math.max(1, Math.round(width * ratio));
      const high = Math.max(1, Math.round(height * ratio));
      if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
      gl.viewport(0, 0, wide, high);
      gl.useProgram(program);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      for (const [name, axis] of Object.entries(axesOf(view))) gl.uniform3fv(uniforms[name]!, axis);
      const half = Math.tan((view.fov * Math.PI) / 360);
      gl.uniform2f(uniforms.reach!, half * (width / height), half);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      layer?.draw(view, { width: wide, height: high });
    },
    close() {
      layer?.close();
      gl.deleteTexture(texture);
      gl.deleteProgram(program);
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
