import { processUpload } from '#features/foundation/media/process-upload.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';

interface CheckedDesign {
  text: string;
  name: string;
}

/** The design in a file from outside, checked; errors are reported by reason and place (PRODUCT G3). */
export async function designIn({ designs }: Pick<RequestContext, 'designs'>, file: Uint8Array): Promise<CheckedDesign> {
  const verdict = await designs.check(file);
  if (verdict.ok) return verdict;
  const { reason, path } = verdict;
  throw new AppError('design_refused', { field: 'file', values: { reason, path: path || '–' }, state: reason });
}

/** The same for a document that came with a call, or before it in pieces. */
export async function documentFrom<T>(
  ctx: RequestContext,
  ownerId: string,
  { document, upload }: { document?: object | undefined; upload?: string | undefined },
  work: (checked: CheckedDesign) => Promise<T>,
): Promise<T> {
  if ((document === undefined) === (upload === undefined)) throw new AppError('invalid_form', { field: 'document' });
  if (upload === undefined) return work(await designIn(ctx, Buffer.from(JSON.stringify(document))));
  return processUpload(
    ctx,
    { id: upload, ownerId },
    (kind) => kind === 'file',
    async (file) => work(await designIn(ctx, await file.read())),
  );
}
