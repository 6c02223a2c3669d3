import { useTranslations } from 'use-intl';
import { placeOfRoom } from '#design/commands/room-place.ts';
import { recordOf } from '#design/document.ts';
import { skirtingDefaults } from '#design/records/skirting.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { writeRun } from '#editor/units.ts';
import { roomSurfaces } from '#elements/surfaces/home-surfaces.ts';
import { roomSkirting } from '#elements/skirting/room-skirting.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { MeasureField } from '../fields/measure-field.tsx';
import { Fact } from '../inspector/fact.tsx';

/** Whether a room has a skirting, how high it is, and how many metres of it. */
export function SkirtingRow({ room: id }: { room: string | null }) {
  const t = useTranslations('surfaces');
  const { session } = useEditor();
  const design = useSession(({ history }) => history.design);
  const units = useSession((state) => state.units);
  const record = id === null ? undefined : recordOf(design, 'rooms', id);
  const room = record && roomsOf(design, record.level).find((each) => each.record === record);
  if (!record || !room) return null;
  const skirting = roomSkirting(design, room)?.skirting ?? null;
  const length = roomSurfaces(design, room).find(({ on }) => on === 'skirting')?.length ?? null;
  const set = (next: typeof skirting) =>
    session.perform({ kind: 'room.skirting', ...placeOfRoom(record), skirting: next });
  return (
    <section className="insp-part">
      <label className="sf-switch">
        <span>{t('skirting')}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={skirting !== null}
          checked={skirting !== null}
          onChange={({ target }) => set(target.checked ? (record.skirting ?? skirtingDefaults) : null)}
        />
      </label>
      {skirting && (
        <>
          <MeasureField
            label={t('skirtingHeight')}
            value={skirting.height}
            limits={{ min: 20, max: 400 }}
            onChange={(height) => set({ ...skirting, height })}
          />
          {length !== null && <Fact label={t('skirtingLength')} text={writeRun(length, units)} />}
        </>
      )}
    </section>
  );
}
