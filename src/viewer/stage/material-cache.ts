import {
  Color,
  DataTexture,
  DoubleSide,
  FrontSide,
  LinearMipmapLinearFilter,
  LinearFilter,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  ShaderChunk,
  SRGBColorSpace,
  Vector2,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import type { SurfaceData, SurfacePicture } from '#viewer/drawable.ts';
import { litByBake, type LightUniforms } from '#viewer/light/lit-materials.ts';
import type { MeshWorker } from '#viewer/mesh-worker.ts';

/** The materials of a finish: along the grain and across it. */
type MaterialPair = [along: MeshStandardMaterial, across: MeshStandardMaterial];

/** Every finish's materials are made once and shared. */
export interface MaterialCache {
  materialsFor(finish: string, both: boolean): Promise<MaterialPair>;
  /** The same for one who will say when it is not worn any more; what nobody wears is given back. */
  acquire(finish: string): Promise<FinishMaterials>;
  release(finish: string): void;
  dispose(): void;
}

export interface FinishMaterials {
  materialsFor(both: boolean): MaterialPair;
}

export function createMaterialCache(
  meshWorker: Pick<MeshWorker, 'make'>,
  light: LightUniforms,
  { size, sharpness }: { size: number; sharpness: number },
): MaterialCache {
  const made = new Map<string, { surface: Promise<Surface>; users: number }>();
  const known = (finish: string) => {
    const found = made.get(finish) ?? {
      surface: meshWorker.make({ kind: 'surface', finish, size }).then((data) => createSurface(data, light, sharpness)),
      users: 0,
    };
    made.set(finish, found);
    return found;
  };
  const disposeOf = ({ surface }: { surface: Promise<Surface> }) =>
    void surface.then(
      (each) => each.dispose(),
      () => null,
    );
  return {
    materialsFor: async (finish, both) => (await known(finish).surface).materialsFor(both),
    acquire(finish) {
      const found = known(finish);
      found.users++;
      return found.surface;
    },
    release(finish) {
      const found = made.get(finish);
      if (!found || --found.users > 0) return;
      made.delete(finish);
      disposeOf(found);
    },
    dispose() {
      for (const each of made.values()) disposeOf(each);
      made.clear();
    },
  };
}

interface Surface extends FinishMaterials {
  dispose(): void;
}

function createSurface(data: SurfaceData, light: LightUniforms, sharpness: number): Surface {
  const along = data.along && textures(data.along, sharpness);
  const across = data.across && textures(data.across, sharpness);
  const sides = new Map<boolean, MaterialPair>();
  const materialsFor = (both: boolean): MaterialPair => {
    // Glass is seen from either side.
    const open = both || data.opacity < 1;
    const known = sides.get(open);
    if (known) return known;
    const made = (pictures: Textures | null): MeshStandardMaterial => {
      const one = material(data, pictures, open);
      litByBake(one, light, throughOf(data, both));
      return one;
    };
    const first = made(along);
    const pair: MaterialPair = [first, across ? made(across) : first];
    sides.set(open, pair);
    return pair;
  };
  return {
    materialsFor,
    dispose() {
      for (const each of [along, across]) for (const texture of [each?.colour, each?.relief]) texture?.dispose();
      // Without end grain both are the same one.
      for (const pair of sides.values()) for (const each of new Set(pair)) each.dispose();
    },
  };
}

interface Textures {
  colour: DataTexture;
  relief: DataTexture | null;
}

function textures({ colour, relief, size, tile }: SurfacePicture, sharpness: number): Textures {
  const made = (pixels: Uint8Array): DataTexture => {
    const texture = new DataTexture(pixels as Uint8Array<ArrayBuffer>, size, size);
    texture.wrapS = texture.wrapT = RepeatWrapping;
    texture.magFilter = LinearFilter;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.generateMipmaps = true;
    texture.anisotropy = sharpness;
    // Our meshes have UVs in millimetres; `tile` is how many the texture covers.
    texture.repeat.set(1 / tile[0], 1 / tile[1]);
    texture.needsUpdate = true;
    return texture;
  };
  const first = made(colour);
  first.colorSpace = SRGBColorSpace;
  return { colour: first, relief: relief && made(relief) };
}

function material(
  { colour, roughness, metalness, opacity, sheen, glow, relief }: SurfaceData,
  pictures: Textures | null,
  both: boolean,
): MeshStandardMaterial {
  const tint = new Color(...colour);
  const common = {
    color: pictures ? new Color(1, 1, 1) : tint,
    roughness: pictures?.relief ? 1 : roughness,
    metalness,
    side: both ? DoubleSide : FrontSide,
    ...(pictures ? { map: pictures.colour } : {}),
    ...(pictures?.relief
      ? { normalMap: pictures.relief, roughnessMap: pictures.relief, normalScale: new Vector2(relief, relief) }
      : {}),
    ...(opacity < 1 ? { transparent: true, opacity, depthWrite: opacity > 0.8 } : {}),
    ...(glow > 0 ? { emissive: tint, emissiveIntensity: glow } : {}),
  };
  const made =
    sheen > 0
      ? new MeshPhysicalMaterial({ ...common, sheen: Math.min(1, sheen), sheenRoughness: 0.5, sheenColor: tint })
      : new MeshStandardMaterial(common);
  if (pictures?.relief) {
    made.onBeforeCompile = roughFromAlpha;
    made.customProgramCacheKey = () => 'rough from alpha';
  }
  return made;
}

/** How much of the light behind a sheet comes through it: a voile half, cloth and leaves a fifth. */
function throughOf({ opacity, roughness: rough }: SurfaceData, both: boolean): number {
  if (opacity < 1) return rough < 0.3 ? 0 : 0.5;
  return both ? 0.2 : 0;
}

const roughness = ShaderChunk.roughnessmap_fragment.replace('texelRoughness.g', 'texelRoughness.a');

/** Roughness is stored in the alpha channel of the relief texture. */
function roughFromAlpha(shader: WebGLProgramParametersWithUniforms): void {
  shader.fragmentShader = shader.fragmentShader.replace('#include <roughnessmap_fragment>', roughness);
}
