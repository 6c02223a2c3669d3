import { holds, type Permission } from '#lib/permissions.ts';
import { useViewer } from './use-viewer.ts';

/** Whether to show the button of a decision. The call asks again: this only spares people a refusal. */
export function useMay(permission: Permission): boolean {
  return holds(useViewer(), permission);
}
