import type { Design } from '#design/document.ts';
import type { GlbAnswer } from './glb.worker.ts';

export type MadeFile = { readonly file: Blob } | { readonly refused: 'tooLarge' | 'failed' };

/** The home in 3D with its materials; made on a thread of its own, which ends with it. */
export async function makeGlb(design: Design): Promise<MadeFile> {
  const answer = await glbOf(design);
  return 'refused' in answer ? answer : { file: new Blob([answer.glb], { type: 'model/gltf-binary' }) };
}

/** The same for AR on Apple's devices: what writes it is fetched when somebody asks. */
export async function makeUsdz(design: Design): Promise<MadeFile> {
  const answer = await glbOf(design);
  if ('refused' in answer) return answer;
  const [{ TextureLoader }, { GLTFLoader }, { USDZExporter }] = await Promise.all([
    import('three'),
    import('three/addons/loaders/GLTFLoader.js'),
    import('three/addons/exporters/USDZExporter.js'),
  ]);
  // As pictures: the page's policy lets nothing be fetched from a blob.
  const loader = new GLTFLoader().register((parser) => {
    parser.textureLoader = new TextureLoader();
    return { name: 'HIEN_pictures' };
  });
  const { scene } = await loader.parseAsync(answer.glb, '');
  const made = await new USDZExporter().parseAsync(scene, { quickLookCompatible: true, maxTextureSize: 1024 });
  return { file: new Blob([new Uint8Array(made)], { type: 'model/vnd.usdz+zip' }) };
}

function glbOf(design: Design): Promise<GlbAnswer> {
  const worker = new Worker(new URL('./glb.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<GlbAnswer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<GlbAnswer>) => resolve(data));
    // Its file did not load, or it had too little memory.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve({ refused: 'failed' });
    });
    worker.postMessage(design, []);
  }).finally(() => worker.terminate());
}
