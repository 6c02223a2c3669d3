import { recordsOn } from '#design/document.ts';
import type { Underlay } from '#design/records/underlay.ts';
import type { Session } from '#editor/session.ts';
import { recordsAmong } from '#editor/things.ts';

/** The selected picture, or the only one of the storey. */
export function underlayInHand({ design, state }: Session): Underlay | null {
  return (
    recordsAmong(design, 'underlays', state.selection)[0] ?? recordsOn(design, 'underlays', state.level)[0] ?? null
  );
}
