import { failureText } from '#features/people/accounts/failure-text.ts';
import { loadAccountTexts } from '#features/people/accounts/account-texts.ts';
import { openWorkspaceWindow, type WorkspaceAccess } from '#features/people/start-design/workspace-window.ts';
import { api, pathWith } from '#lib/api.ts';
import type { Locale } from '#lib/locale.ts';
import type { ExportPort } from '#workspace/ports/export-port.ts';

/** As long as the server gives itself, and a little more for the way. */
const patience = 150_000;

/** Files of a design in an account that the server makes. */
export function designFiles(
  design: string,
  { author, locale, external }: { author: string; locale: Locale; external: boolean },
): ExportPort {
  const at = `/designs/${encodeURIComponent(design)}`;
  return {
    author,
    async make(kind, options) {
      try {
        const path = pathWith(`${at}/export/${kind}`, { ...options });
        return { file: await api.file(path, { timeout: patience }) };
      } catch (error) {
        return { refused: await failureText(error, locale) };
      }
    },
    ...(external && {
      async handOver() {
        const opened = openWorkspaceWindow();
        if (opened === null) return { refused: (await loadAccountTexts(locale)).accounts.client.blocked_window };
        try {
          opened.enter(await api.post<WorkspaceAccess>(`${at}/hand-over`));
          return null;
        } catch (error) {
          opened.close();
          return { refused: await failureText(error, locale) };
        }
      },
    }),
  };
}
