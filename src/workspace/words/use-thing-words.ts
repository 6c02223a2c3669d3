import { useTranslations } from 'use-intl';
import { recordOf, tableOfId } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { ownRoomName } from '#elements/own-room-name.ts';
import { useEditor } from '../editor-context.tsx';
import { useLanguage } from './use-language.ts';

/** What a thing of the design is called: its own name, its family's, or its kind. */
export function useThingWords(): (design: Design, id: string) => string {
  const locale = useLanguage();
  const { pieces } = useEditor();
  const kinds = useTranslations('workspace.selection.kind');
  const rail = useTranslations('workspace.rail');
  return (design, id) => {
    const table = tableOfId(id) ?? 'items';
    const item = recordOf(design, 'items', id);
    if (item) return item.name || pieces(item.model)?.name?.[locale] || kinds('items');
    const room = recordOf(design, 'rooms', id);
    if (room) return ownRoomName(room, locale) || kinds('rooms');
    const opening = recordOf(design, 'openings', id);
    if (opening) return rail(opening.kind);
    return recordOf(design, 'cameras', id)?.name || kinds(table);
  };
}
