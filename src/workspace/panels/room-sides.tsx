import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { oneCommand } from '#editor/one-command.ts';
import { boxRoom, sizedBox } from '#editor/tools/room/box-room.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { MeasureField } from './fields/measure-field.tsx';
import { useSizeRequest } from './use-size-request.ts';

const limits = { min: 300, max: 100_000 };

/** Width and depth of a room of four sides: typed, a wall of its own goes and those that meet it follow. */
export function RoomSides({ id, level }: { id: string; level: string }) {
  const t = useTranslations('workspace.inspector');
  const { session } = useEditor();
  const design = useSession(({ history }) => history.design);
  const room = boxRoom(design, level, id);
  const host = useRef<HTMLDivElement>(null);
  useSizeRequest(host);
  if (!room) return null;
  const { left, right, bottom, top } = room.walls;
  function size(wanted: { width?: number; depth?: number }) {
    const is = boxRoom(session.design, level, id);
    const command = is && oneCommand(sizedBox(is, { ...is, ...wanted })?.commands ?? []);
    if (command) session.perform(command);
  }
  return (
    <div ref={host} className="insp-row">
      <MeasureField
        label={t('width')}
        value={Math.round(room.width)}
        limits={limits}
        disabled={(left ?? right) === null}
        onChange={(width) => size({ width })}
      />
      <MeasureField
        label={t('depth')}
        value={Math.round(room.depth)}
        limits={limits}
        disabled={(bottom ?? top) === null}
        onChange={(depth) => size({ depth })}
      />
    </div>
  );
}
