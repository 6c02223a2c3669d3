import { afterAll, expect } from 'vitest';
import { glbData, type GlbData } from '#features/foundation/glb/glb.ts';
import { uploadData } from '#features/foundation/media/upload.ts';
import { pieceLimits } from '#lib/upload-limit.ts';
import { newMember, testApp, type Answer, type CallOptions } from '../app.ts';
import { putPiece } from './test-transport.ts';

/** A server for the models of a test file, and a merchant who brings them. */
export async function openGlbDesk() {
  const world = await testApp();
  afterAll(() => world.close());
  const merchant = await newMember(world, 'ROLE_MERCHANT');

  async function bring(bytes: Buffer, options: CallOptions = {}): Promise<Answer> {
    const { token } = merchant;
    const { id } = uploadData.parse(
      (
        await world.call('POST', '/uploads', {
          token,
          body: { kind: 'model', name: 'Bàn ăn.glb', type: 'model/gltf-binary', bytes: bytes.length },
        })
      ).data,
    );
    for (let from = 0; from < bytes.length; from += pieceLimits.most)
      await putPiece(world, token, id, from, bytes.subarray(from, from + pieceLimits.most));
    return world.call('POST', `/uploads/${id}/model`, { token, ...options });
  }

  async function brought(bytes: Buffer): Promise<GlbData> {
    const answer = await bring(bytes);
    expect(answer).toMatchObject({ status: 200 });
    return glbData.parse(answer.data);
  }

  return {
    world,
    merchant,
    bring,
    brought,
    look: (url: string, as?: string) =>
      world.app.inject({
        method: 'GET',
        url,
        headers: { host: 'localhost:3000', ...(as === undefined ? {} : { authorization: `Bearer ${as}` }) },
      }),
  };
}
