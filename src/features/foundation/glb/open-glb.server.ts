import { AppError } from '#lib/errors.ts';
import { holds } from '#lib/permissions.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import { findGlb } from './glb-queries.server.ts';

const types = { glb: 'model/gltf-binary', webp: 'image/webp' } as const;

/**
 * A model's file or picture. Public once something uses it, before that only for its uploader; not found for anyone
 * else.
 */
export async function openGlb(ctx: RequestContext, file: string): Promise<FileAnswer> {
  const [, id, ending] = /^(gl_[0-9a-z]{25})\.(glb|webp)$/.exec(file) ?? [];
  const row = id === undefined ? undefined : await findGlb(ctx.db, id);
  const own = row !== undefined && (row.owner_id === ctx.session?.userId || holds(ctx.viewer, 'private-files.see'));
  if (!row || (row.claimed_at === null && !own)) throw new AppError('not_found');
  const hash = ending === 'glb' ? row.hash : row.picture;
  return {
    type: types[ending as keyof typeof types],
    etag: `"${hash}"`,
    immutable: row.claimed_at !== null,
    private: row.claimed_at === null,
    ready: true,
    // Always downloaded, never opened by the browser itself.
    ...(ending === 'glb' ? { saveAs: `${row.id}.glb` } : {}),
    bytes: async () => {
      const bytes = await ctx.storage.get(hash);
      if (bytes === null) throw new AppError('not_found');
      return bytes;
    },
  };
}
