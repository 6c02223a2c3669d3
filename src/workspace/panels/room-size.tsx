import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { setTypedRoom, sizeTyped } from '#editor/tools/room/ready.ts';
import type { RoomIn } from '#editor/tools/room/room-state.ts';
import { typedSize } from '#editor/tools/room/sizing.ts';
import { lengthSuffix } from '#editor/units.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { useDrawnSize } from './use-drawn-size.ts';
import { useSizeRequest } from './use-size-request.ts';
import './room-size.css';

const longest = 40;

/** Width and depth typed, of the room just drawn or of a new one: the same text as the keys give the tool while the sheet has the focus. */
export function RoomSize({ tool }: { tool: RoomIn<'ready'> }) {
  const t = useTranslations('workspace.roomTool');
  const id = useId();
  const editor = useEditor();
  const unit = useSession((state) => lengthSuffix(state.units.length));
  const { session } = editor;
  const host = useRef<HTMLDivElement>(null);
  useSizeRequest(host);
  const drawn = useDrawnSize();
  const size = typedSize(editor, tool.typed.size);
  const set = () => size && session.set({ tool: setTypedRoom(editor, tool) });
  return (
    <div ref={host} className="ws-field">
      <label htmlFor={id}>{t(drawn === null ? 'size' : 'drawn.size')}</label>
      <span className="ws-size">
        <span className="ws-input">
          <input
            id={id}
            autoComplete="off"
            inputMode="text"
            maxLength={longest}
            placeholder={drawn ?? '4200 x 3600'}
            value={tool.typed.size}
            onChange={({ target }) =>
              session.set({ tool: sizeTyped(editor, { ...tool, field: 'size' }, target.value) })
            }
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) set();
            }}
          />
          {unit !== '' && <span className="ws-unit">{unit}</span>}
        </span>
        <button type="button" disabled={!size} onClick={set}>
          {t(drawn === null ? 'set' : 'drawn.set')}
        </button>
      </span>
    </div>
  );
}
