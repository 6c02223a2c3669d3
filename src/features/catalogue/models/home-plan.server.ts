import { AppError } from '#lib/errors.ts';
import { once } from '#lib/once.ts';
import type { FileAnswer } from '#platform/call.ts';
import { sampleId } from './home.ts';
import { planPicture } from './plan-picture.ts';
import { sampleHome } from './sample-home.server.ts';

const picture = once(() =>
  new TextEncoder().encode(planPicture(sampleHome(), { level: '', ground: 'shade', words: null, pixels: null })),
);

/** The still picture of the sample home: its plan, without labels, so that it serves every language. */
export function homePlan(id: string, edition: string, asked: string | undefined): FileAnswer {
  if (id !== sampleId) throw new AppError('not_found');
  return {
    ready: true,
    bytes: async () => picture(),
    type: 'image/svg+xml',
    etag: `"home-${edition}"`,
    immutable: asked === edition,
  };
}
