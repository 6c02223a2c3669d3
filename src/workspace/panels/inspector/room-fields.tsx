import { WandSparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { placeOfRoom } from '#design/commands/room-place.ts';
import { roomSchema } from '#design/records/room.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { paintCommand } from '#editor/paint-target.ts';
import { areaSuffix, writeArea } from '#editor/units.ts';
import { defaultFloor, defaultMaterials } from '#elements/default-materials.ts';
import { roomName } from '#elements/room-name.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { useLanguage } from '../../words/use-language.ts';
import { SelectField } from '../fields/select-field.tsx';
import { SwatchField } from '../fields/swatch-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { RoomSides } from '../room-sides.tsx';
import { OpenSurfaces } from '../surfaces/open-surfaces.tsx';
import { Fact } from './fact.tsx';
import { FinishEverywhere } from './finish-everywhere.tsx';
import { ceilingFinishes, floorFinishes, wallFinishes } from './surface-finishes.ts';
import { useRecord } from './use-record.ts';

const offered = { floor: floorFinishes, walls: wallFinishes, ceiling: ceilingFinishes };

/** What a room is called and for, how large it is, and what its floor, walls and ceiling are made of. */
export function RoomFields({ id }: { id: string }) {
  const t = useTranslations('workspace.inspector');
  const reader = useLanguage();
  const editor = useEditor();
  const room = useRecord('rooms', id);
  const units = useSession((state) => state.units);
  const design = useSession(({ history }) => history.design);
  if (!room) return null;
  const area = roomsOf(design, room.level).find(({ record }) => record.id === id)?.shape.netArea;
  const usual = {
    floor: defaultFloor(room.type),
    walls: defaultMaterials.wallInside,
    ceiling: defaultMaterials.ceiling,
  };
  const { perform } = editor.session;
  function paint(on: keyof typeof offered, material: string | null) {
    const command = paintCommand(design, { on, id }, material === null ? null : { material });
    if (command) perform(command);
  }
  return (
    <>
      <TextField
        label={t('name')}
        value={room.name}
        placeholder={roomName({ ...room, name: '' }, reader)}
        most={120}
        onChange={(name) => perform({ kind: 'room.describe', ...placeOfRoom(room), name })}
      />
      <SelectField
        label={t('roomKind')}
        value={room.type}
        choices={roomSchema.shape.type.options.map((type) => ({
          value: type,
          text: roomName({ type, name: t('otherRoom') }, reader),
        }))}
        onChange={(type) => perform({ kind: 'room.describe', ...placeOfRoom(room), type })}
      />
      <RoomSides id={id} level={room.level} />
      {area !== undefined && <Fact label={t('area')} text={`${writeArea(area, units)} ${areaSuffix(units.area)}`} />}
      <div className="ws-acts">
        <button type="button" onClick={() => editor.session.request({ kind: 'panel', panel: 'furnish', id })}>
          <WandSparkles aria-hidden size={16} strokeWidth={1.5} />
          {t('furnishRoom')}
        </button>
      </div>
      {(['floor', 'walls', 'ceiling'] as const).map((on) => (
        <div key={on}>
          <SwatchField
            label={t(`surface.${on}`)}
            value={room[on]?.material ?? usual[on]}
            finishes={offered[on]}
            onUsual={room[on] && (() => paint(on, null))}
            onChange={(material) => paint(on, material)}
          />
          {room[on] && <FinishEverywhere on={on} material={room[on].material} />}
        </div>
      ))}
      <OpenSurfaces />
    </>
  );
}
