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
  const { usdzOf } = await import('./usdz-of.ts');
  return { file: new Blob([await usdzOf(answer.glb)], { type: 'model/vnd.usdz+zip' }) };
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
