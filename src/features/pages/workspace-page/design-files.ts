import { failureText } from '#features/people/accounts/failure-text.ts';
import { api, pathWith } from '#lib/api.ts';
import type { Locale } from '#lib/locale.ts';
import type { ExportPort } from '#workspace/ports/export-port.ts';

/** As long as the server gives itself, and a little more for the way. */
const patience = 150_000;

/** Files of a design in an account that the server makes. */
export function designFiles(design: string, author: string, locale: Locale): ExportPort {
  return {
    author,
    async make(kind, options) {
      try {
        const path = pathWith(`/designs/${encodeURIComponent(design)}/export/${kind}`, { ...options });
        return { file: await api.file(path, { timeout: patience }) };
      } catch (error) {
        return { refused: await failureText(error, locale) };
      }
    },
  };
}
