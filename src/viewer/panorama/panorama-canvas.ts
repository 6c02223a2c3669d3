import { axesOf, type PanoramaView } from '#viewer/panorama/panorama-view.ts';

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
export function openPanorama(canvas: HTMLCanvasElement, picture: TexImageSource, kept: boolean): PanoramaCanvas | null {
  const gl = canvas.getContext('webgl2', { alpha: false, depth: false, antialias: false, preserveDrawingBuffer: kept });
  const program = gl && programOf(gl);
  if (!gl || !program) return null;
  const texture = textureOf(gl, picture);
  gl.useProgram(program);
  const uniforms = Object.fromEntries(
    ['right', 'up', 'ahead', 'reach'].map((name) => [name, gl.getUniformLocation(program, name)]),
  );
  return {
    draw(view, { width, height, ratio }) {
      const wide = Math.max(1, Math.round(width * ratio));
      const high = Math.max(1, Math.round(height * ratio));
      if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
      gl.viewport(0, 0, wide, high);
      for (const [name, axis] of Object.entries(axesOf(view))) gl.uniform3fv(uniforms[name]!, axis);
      const half = Math.tan((view.fov * Math.PI) / 360);
      gl.uniform2f(uniforms.reach!, half * (width / height), half);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    close() {
      gl.deleteTexture(texture);
      gl.deleteProgram(program);
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

function programOf(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}

/** Wraps horizontally; clamped above and below. */
function textureOf(gl: WebGL2RenderingContext, picture: TexImageSource): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  for (const [name, value] of [
    [gl.TEXTURE_WRAP_S, gl.REPEAT],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value);
  return texture;
}
