import { axesOf, type PanoramaView } from '#viewer/panorama/panorama-view.ts';
import { tileRect, tilesSeen, type PanoramaTiles, type TileName } from '#viewer/panorama/panorama-tiles.ts';
import { programOf, textureOf } from '#viewer/panorama/gl-parts.ts';

/** Squares over the soft whole, loaded as they are looked at. */
export interface TileLayer {
  draw(view: PanoramaView, size: { width: number; height: number }): void;
  close(): void;
}

/** Squares kept, and fetched at the same time. */
const mostKept = 96;
const mostFetched = 6;
/** A square is bent over so many fields a side. */
const fields = 8;

const vertexShader = `#version 300 es
uniform vec4 rect;
uniform vec3 right, up, ahead;
uniform vec2 reach;
out vec2 at;
void main() {
  int field = gl_VertexID / 6;
  int corner = gl_VertexID % 6;
  vec2 step = vec2(corner == 1 || corner == 2 || corner == 4 ? 1.0 : 0.0, corner == 2 || corner == 4 || corner == 5 ? 1.0 : 0.0);
  at = (vec2(float(field % ${fields}), float(field / ${fields})) + step) / ${fields}.0;
  vec2 place = mix(rect.xy, rect.zw, at);
  float yaw = (place.x - 0.5) * 6.283185307;
  float pitch = (0.5 - place.y) * 3.141592654;
  vec3 way = vec3(cos(pitch) * sin(yaw), sin(pitch), cos(pitch) * cos(yaw));
  gl_Position = vec4(dot(way, right) / reach.x, dot(way, up) / reach.y, 0.0, dot(way, ahead));
}`;

const fragmentShader = `#version 300 es
precision highp float;
uniform sampler2D picture;
in vec2 at;
out vec4 colour;
void main() {
  colour = vec4(texture(picture, at).rgb, 1.0);
}`;

/** `onLoaded`: something sharper can be drawn. Null where the browser cannot. */
export function openTileLayer(
  gl: WebGL2RenderingContext,
  tiles: PanoramaTiles,
  onLoaded: () => void,
): TileLayer | null {
  const program = programOf(gl, vertexShader, fragmentShader);
  if (!program) return null;
  const place = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(program, name);
  const kept = new Map<string, { texture: WebGLTexture | null; tile: TileName }>();
  let fetched = 0;
  let closed = false;

  function load(tile: TileName, key: string): void {
    fetched++;
    const picture = Object.assign(new Image(), { decoding: 'async', src: tiles.address(tile.level, tile.x, tile.y) });
    kept.set(key, { texture: null, tile });
    picture
      .decode()
      .then(
        () => {
          if (!closed && kept.has(key)) kept.set(key, { texture: textureOf(gl, picture, gl.CLAMP_TO_EDGE), tile });
        },
        // It is asked for again when it is looked at again.
        () => void kept.delete(key),
      )
      .finally(() => {
        fetched--;
        if (!closed) onLoaded();
      });
  }

  return {
    draw(view, size) {
      const wanted = tilesSeen(tiles, { view, ...size });
      for (const tile of wanted) {
        const key = `${tile.level}/${tile.x}/${tile.y}`;
        const there = kept.get(key);
        kept.delete(key);
        // The last in the list was looked at last.
        if (there) kept.set(key, there);
        else if (fetched < mostFetched) load(tile, key);
      }
      for (const [key, { texture }] of [...kept].slice(0, Math.max(0, kept.size - mostKept))) {
        gl.deleteTexture(texture);
        kept.delete(key);
      }
      gl.useProgram(program);
      for (const [name, axis] of Object.entries(axesOf(view))) gl.uniform3fv(place(name), axis);
      const half = Math.tan((view.fov * Math.PI) / 360);
      gl.uniform2f(place('reach'), half * (size.width / size.height), half);
      const drawn = [...kept.values()].filter(({ texture }) => texture !== null);
      for (const { texture, tile } of drawn.toSorted((a, b) => a.tile.level - b.tile.level)) {
        gl.bindTexture(gl.TEXTURE_2D, texture);
        gl.uniform4fv(place('rect'), tileRect(tiles, tile));
        gl.drawArrays(gl.TRIANGLES, 0, fields * fields * 6);
      }
    },
    close() {
      closed = true;
      for (const { texture } of kept.values()) gl.deleteTexture(texture);
      gl.deleteProgram(program);
    },
  };
}
