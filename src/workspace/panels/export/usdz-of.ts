import { TextureLoader } from 'three';
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/** The same home for AR on Apple's devices. */
export async function usdzOf(glb: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  // As pictures: the page's policy lets nothing be fetched from a blob.
  const loader = new GLTFLoader().register((parser) => {
    parser.textureLoader = new TextureLoader();
    return { name: 'HIEN_pictures' };
  });
  const { scene } = await loader.parseAsync(glb, '');
  const made = await new USDZExporter().parseAsync(scene, { quickLookCompatible: true, maxTextureSize: 1024 });
  return new Uint8Array(made);
}
