import {
  Color,
  Data3DTexture,
  HalfFloatType,
  LinearFilter,
  RGBAFormat,
  ShaderChunk,
  Vector3,
  type MeshStandardMaterial,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import { filmLook } from '#models/light/film-look.ts';
import { leastShare } from '#models/light/light-field.ts';
import type { LightVolume } from './light-volume.ts';

/** What all materials of a stage share: baked light and how it is exposed. Off, they look as three lights them. */
export interface LightUniforms {
  bakedOn: { value: number };
  bakedLight: { value: Data3DTexture };
  /** The corner of the volume in metres (our axes), its cells, and the side of one. */
  bakedLow: { value: Vector3 };
  bakedCounts: { value: Vector3 };
  bakedCell: { value: number };
  bakedGain: { value: Color };
  bakedKey: { value: number };
  bakedKeep: { value: number };
  bakedGlow: { value: number };
  /** Light below which nothing falls: backs of things that only a cut-open home shows. */
  bakedLeast: { value: number };
}

export function createLightUniforms(): LightUniforms {
  return {
    bakedOn: { value: 0 },
    bakedLight: { value: textureOf(new Uint16Array(24), 1, 1, 6) },
    bakedLow: { value: new Vector3() },
    bakedCounts: { value: new Vector3(1, 1, 1) },
    bakedCell: { value: 1 },
    bakedGain: { value: new Color(1, 1, 1) },
    bakedKey: { value: 1 },
    bakedKeep: { value: filmLook.adapted },
    bakedGlow: { value: 1 },
    bakedLeast: { value: 0 },
  };
}

export function volumeTexture({ counts: [nx, ny, nz], texels }: LightVolume): Data3DTexture {
  return textureOf(texels, nx, ny, nz * 6);
}

function textureOf(texels: Uint16Array<ArrayBuffer>, width: number, height: number, depth: number): Data3DTexture {
  const texture = new Data3DTexture(texels, width, height, depth);
  texture.format = RGBAFormat;
  texture.type = HalfFloatType;
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

/**
 * Lets a material take baked light. `through`: how much of the light on its back a sheet sends on. Materials that were
 * patched otherwise before keep that.
 */
export function litByBake(material: MeshStandardMaterial, uniforms: LightUniforms, through: number): void {
  const before = material.onBeforeCompile.bind(material);
  const key = material.customProgramCacheKey.bind(material);
  const isPane = material.transparent && material.roughness < 0.3;
  material.defines = { ...material.defines, BAKED_THROUGH: through.toFixed(2), BAKED_PANE: isPane ? 1 : 0 };
  material.onBeforeCompile = (shader, renderer) => {
    before(shader, renderer);
    patch(shader, uniforms);
  };
  material.customProgramCacheKey = () => `${key()} baked light`;
}

function patch(shader: WebGLProgramParametersWithUniforms, uniforms: LightUniforms): void {
  Object.assign(shader.uniforms, uniforms);
  shader.fragmentShader = shader.fragmentShader
    .replace('void main() {', `${declarations}\nvoid main() {`)
    .replace('#include <lights_fragment_end>', `${lit}\n#include <lights_fragment_end>`)
    .replace('#include <tonemapping_fragment>', developed);
}

const numbers = Object.entries(filmLook)
  .map(([name, value]) => `const float film_${name} = ${value.toFixed(4)};`)
  .join('\n');

/** The same as the tracer's light cache, its dodging and its film, for a graphics card. */
const declarations = /* glsl */ `
uniform float bakedOn;
uniform highp sampler3D bakedLight;
uniform vec3 bakedLow;
uniform vec3 bakedCounts;
uniform float bakedCell;
uniform vec3 bakedGain;
uniform float bakedKey;
uniform float bakedKeep;
uniform float bakedGlow;
uniform float bakedLeast;
${numbers}

vec4 bakedSide(vec3 place, float side, float share) {
  if (share < ${leastShare.toFixed(3)}) return vec4(0.0);
  float high = clamp(place.z, 0.5, bakedCounts.z - 0.5) + side * bakedCounts.z;
  return share * texture(bakedLight, vec3(place.xy / bakedCounts.xy, high / (bakedCounts.z * 6.0)));
}

vec3 bakedAt(vec3 place, vec3 normal) {
  vec3 cell = (place - bakedLow) / bakedCell + normal * 0.5;
  vec3 share = normal * normal;
  vec4 sum = bakedSide(cell, normal.x < 0.0 ? 1.0 : 0.0, share.x)
    + bakedSide(cell, normal.y < 0.0 ? 3.0 : 2.0, share.y)
    + bakedSide(cell, normal.z < 0.0 ? 5.0 : 4.0, share.z);
  return sum.rgb / max(sum.a, 1e-6);
}

float bakedLuminance(vec3 light) {
  return dot(light, vec3(0.2126, 0.7152, 0.0722));
}

float bakedGathered(float light) {
  return light < 1.0
    ? pow(light, film_fill)
    : 1.0 + film_sunny * log(1.0 + film_fill * (light - 1.0) / film_sunny);
}

float bakedFilm(float light) {
  if (light <= film_plain) return light > 0.0 ? light * pow(light / film_plain, film_toe) : 0.0;
  float over = (light - film_plain) / (1.0 - film_plain);
  return film_plain + (1.0 - film_plain) * (1.0 - exp(-film_bend * over));
}

vec3 bakedDeveloped(vec3 light, vec3 colour) {
  float white = bakedKey * bakedLuminance(bakedGain);
  vec3 falling = max(light, 0.0) * bakedGain / (white * max(vec3(film_darkest), colour));
  float mean = bakedLuminance(falling) + 1e-6;
  vec3 neutral = pow(clamp(mean / max(falling, vec3(1e-6)), 0.6, 1.6), vec3(bakedKeep));
  vec3 seen = max(light, 0.0) * (bakedGathered(mean) / mean) * neutral * bakedGain * film_exposure;
  float peak = max(seen.r, max(seen.g, seen.b));
  float by = peak > 0.0 ? film_held * bakedFilm(peak) / peak : 0.0;
  return seen * by + (1.0 - film_held) * vec3(bakedFilm(seen.r), bakedFilm(seen.g), bakedFilm(seen.b));
}
`;

/** From the stage's axes to ours; the normal before any relief, as places were found by it. */
const lit = /* glsl */ `
if (bakedOn > 0.5) {
  vec3 stagePlace = cameraPosition + (vec4(-vViewPosition, 0.0) * viewMatrix).xyz;
  vec3 stageNormal = normalize((vec4(nonPerturbedNormal, 0.0) * viewMatrix).xyz);
  vec3 bakedPlace = vec3(stagePlace.x, -stagePlace.z, stagePlace.y);
  vec3 bakedNormal = vec3(stageNormal.x, -stageNormal.z, stageNormal.y);
  vec3 baked = bakedAt(bakedPlace, bakedNormal);
  if (BAKED_THROUGH > 0.0) baked = mix(baked, bakedAt(bakedPlace, -bakedNormal), BAKED_THROUGH);
  baked = max(baked, vec3(bakedLeast));
  irradiance = vec3(0.0);
  iblIrradiance = PI * baked;
  radiance = baked * mix(clamp(radiance / 0.7, 0.2, 2.0), vec3(1.0), smoothstep(0.05, 0.4, material.roughness));
  totalEmissiveRadiance *= bakedGlow;
#if BAKED_PANE
  // A pane is seen by what it mirrors, the more so the flatter one looks along it.
  iblIrradiance *= 0.25;
  float bakedFlat = 1.0 - saturate(dot(geometryNormal, geometryViewDir));
  diffuseColor.a *= mix(0.5, 2.0, pow(bakedFlat, 5.0));
#endif
}
`;

const developed = /* glsl */ `
if (bakedOn > 0.5) {
  gl_FragColor.rgb = bakedDeveloped(gl_FragColor.rgb, diffuseColor.rgb);
} else {
  ${ShaderChunk.tonemapping_fragment}
}
`;
