import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';

/** The design in a file from outside, checked; errors are reported by reason and place (PRODUCT G3). */
export async function designIn(
  { designs }: Pick<RequestContext, 'designs'>,
  file: Uint8Array,
): Promise<{ text: string; name: string }> {
  const verdict = await designs.check(file);
  if (verdict.ok) return verdict;
  const { reason, path } = verdict;
  throw new AppError('design_refused', { field: 'file', values: { reason, path: path || '–' }, state: reason });
}
