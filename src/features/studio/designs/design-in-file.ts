import type { Design } from '#design/document.ts';
import { openDesign } from '#design/open-design.ts';
import { AppError } from '#lib/errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The design in a file from outside, through `openDesign`; errors are reported by reason and place (PRODUCT G3). */
export function designIn(bytes: Uint8Array): Design {
  const opened = openDesign(textOf(bytes));
  if (!opened.ok) throw refusal(opened.reason, opened.path);
  return opened.design;
}

function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw refusal('not_json', '');
  }
}

function refusal(reason: string, path: string): AppError {
  return new AppError('design_refused', { field: 'file', values: { reason, path: path || '–' }, state: reason });
}
