import type { Locale } from '#lib/locale.ts';
import type { Viewer } from '#lib/person.ts';
import { holds, type Permission } from '#lib/permissions.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { useRootData } from '#ui/root-data.ts';

/** The root loader's data. */
interface ShellData {
  locale: Locale;
  viewer: Viewer | null;
  settings: SiteSettings;
}

export function useShell(): ShellData {
  const data = useRootData<ShellData>();
  if (data === undefined) throw new Error('The root route gave no data');
  return data;
}

/** The signed-in person, known from the first server response on. */
export function useViewer(): Viewer | null {
  return useRootData<ShellData>()?.viewer ?? null;
}

/** Whether to show the button of a decision. The call asks again: this only spares people a refusal. */
export function useMay(permission: Permission): boolean {
  return holds(useViewer(), permission);
}
