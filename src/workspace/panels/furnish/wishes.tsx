import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Item } from '#design/records/item.ts';
import type { RoomRecord, RoomType } from '#design/records/room.ts';
import { roomName } from '#elements/room-name.ts';
import { programmes } from '#layout/programmes.ts';
import type { Style } from '#models/vocabulary.ts';
import { areaSuffix, writeArea } from '#editor/units.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { ownRoomName } from '#elements/own-room-name.ts';
import { useSession } from '../../editor-context.tsx';
import { useLanguage } from '../../words/use-language.ts';
import { SelectField } from '../fields/select-field.tsx';
import { BudgetRuler } from './budget-ruler.tsx';
import type { Scope } from './rooms-of-home.ts';
import { StyleRow } from './style-row.tsx';
import { SwitchRow } from './switch-row.tsx';
import { useKindNames } from './use-kind-names.ts';

/** What a person chose in the panel. */
export interface Wishes {
  readonly scope: Scope;
  /** Of a room whose own kind has nothing to furnish it with. */
  readonly type: RoomType | null;
  readonly style: Style;
  readonly budget: number | null;
  readonly keep: boolean;
  readonly ways: boolean;
  readonly inStock: boolean;
  /** Asked for in words. */
  readonly desk: boolean;
}

interface WishFieldsProps {
  wishes: Wishes;
  /** What the chosen room is furnished as; null of a whole home. */
  kind: RoomType | null;
  rooms: readonly RoomRecord[];
  /** What stands in the chosen rooms. */
  there: readonly Item[];
  /** Of that, what a person placed or changed. */
  placed: readonly Item[];
  onChange(change: Partial<Wishes>): void;
}

const rulers = { room: 200_000_000, home: 1_000_000_000 };
const furnishable = Object.keys(programmes) as RoomType[];

/** Which room, in which style, for how much, on which conditions. */
export function WishFields({ wishes, kind, rooms, there, placed, onChange }: WishFieldsProps) {
  const t = useTranslations('furnish');
  const locale = useLanguage();
  const { scope, style, budget, keep, ways, inStock } = wishes;
  const design = useSession(({ history }) => history.design);
  const units = useSession((state) => state.units);
  const room = rooms.find(({ id }) => id === scope);
  const names = useKindNames();
  const keepNote = () => {
    if (placed.length > 0) return t('keepNote', { count: placed.length, names: names(placed, 3) });
    return t(there.length > 0 ? 'keepProposed' : 'keepNothing');
  };
  const areaOf = ({ id, level }: RoomRecord) => {
    const shape = roomsOf(design, level).find(({ record }) => record.id === id)?.shape;
    return `${writeArea(shape?.netArea ?? 0, units)} ${areaSuffix(units.area)}`;
  };
  return (
    <>
      <section className="fur-sec">
        {/* The only room needs no choosing; its kind says what it is. */}
        {!(room && kind !== null && rooms.length === 1) && (
          <>
            <h3>{t('room')}</h3>
            <div className="fur-chips">
              {rooms.map((each) => (
                <Chip
                  key={each.id}
                  on={each.id === scope}
                  text={ownRoomName(each, locale) || t('unnamed', { area: areaOf(each) })}
                  onClick={() => onChange({ scope: each.id, type: null })}
                />
              ))}
              {rooms.length > 1 && (
                <Chip on={scope === 'home'} text={t('home')} onClick={() => onChange({ scope: 'home', type: null })} />
              )}
            </div>
          </>
        )}
        {room && kind !== null && (
          <SelectField
            label={t('kind')}
            value={kind}
            choices={[...new Set([kind, ...furnishable])].map((value) => ({
              value,
              text: roomName({ type: value, name: '' }, locale),
            }))}
            onChange={(chosen) => onChange({ type: chosen })}
          />
        )}
      </section>
      <section className="fur-sec">
        <h3>{t('style')}</h3>
        <StyleRow chosen={style} onChoose={(each) => onChange({ style: each })} />
      </section>
      <section className="fur-sec">
        <BudgetRuler
          value={budget}
          most={scope === 'home' ? rulers.home : rulers.room}
          onChange={(value) => onChange({ budget: value })}
        />
      </section>
      <section className="fur-sec">
        <SwitchRow label={t('keep')} note={keepNote()} on={keep} onChange={(on) => onChange({ keep: on })} />
        <SwitchRow label={t('ways')} note={t('waysNote')} on={ways} onChange={(on) => onChange({ ways: on })} />
        <SwitchRow label={t('inStock')} on={inStock} onChange={(on) => onChange({ inStock: on })} />
      </section>
    </>
  );
}

function Chip({ on, text, onClick }: { on: boolean; text: string; onClick(): void }) {
  return (
    <button type="button" className="fur-chip" aria-pressed={on} onClick={onClick}>
      {on && <Check aria-hidden size={14} strokeWidth={2} />}
      {text}
    </button>
  );
}
