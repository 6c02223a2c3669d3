import { Library, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { recordOf } from '#design/document.ts';
import type { WallSide } from '#design/records/wall.ts';
import { placeOf } from '#editor/painted-faces.ts';
import { roomFaces } from '#editor/paint-target.ts';
import { roomsBeside } from '#editor/room-walls-of.ts';
import { findFinish } from '#models/materials/library.ts';
import { kinds } from '#models/materials/finish.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { useLanguage } from '../../words/use-language.ts';
import { useSideWords } from '../../words/use-side-words.ts';
import { useThingWords } from '../../words/use-thing-words.ts';
import { ChoiceRow } from '../fields/choice-row.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { LayoutFields } from './layout-fields.tsx';
import { QuantityLines } from './quantity-lines.tsx';
import { SkirtingRow } from './skirting-row.tsx';
import { SwatchBlock } from './swatch.tsx';
import type { SurfaceInHand } from './use-surface-in-hand.ts';

interface SurfaceSettingsProps {
  inHand: SurfaceInHand;
  behind: boolean;
  onLibrary(): void;
}

/** How the finish in hand, or that of what is selected, is put on: where, how far, how laid, and what it takes. */
export function SurfaceSettings({ inHand, behind, onLibrary }: SurfaceSettingsProps) {
  const t = useTranslations('surfaces');
  const reader = useLanguage();
  const words = useThingWords();
  const editor = useEditor();
  const design = useSession(({ history }) => history.design);
  const readOnly = useSession((state) => state.readOnly !== null);
  const { target, surface, own } = inHand;
  if (!surface) return null;
  const finish = findFinish(surface.material);
  const usual = finish?.kind === 'paper' ? 'wall' : 'floor';
  const place = target ? placeOf(target.on) : usual;
  const title = target ? words(design, target.id) : (finish?.name[reader] ?? surface.material);
  return (
    <aside className={`ws-insp sf-insp${behind ? ' sf-behind' : ''}`} aria-label={t('settings')}>
      <div className="ws-panel-head">
        <h2>{title}</h2>
        <button type="button" className="ws-icon sf-phone" aria-label={t('library')} onClick={onLibrary}>
          <Library aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
      <div className="ws-panel-body">
        <fieldset className="insp-fields" disabled={readOnly}>
          {target && <FaceChoice inHand={inHand} />}
          <Scope inHand={inHand} />
          <div className="sf-material">
            <SwatchBlock id={surface.material} />
            <p>
              <b>{finish?.name[reader] ?? surface.material}</b>
              <span>{finish && kinds[finish.kind][reader]}</span>
              {target && !own && <span>{t('usualFinish')}</span>}
            </p>
          </div>
          {target?.on !== 'skirting' && (
            <>
              <QuantityLines inHand={inHand} />
              {finish?.kind === 'paint' && (
                <ChoiceRow
                  label={t('coats')}
                  value={surface.coats ?? 2}
                  choices={[1, 2, 3].map((value) => ({ value, text: String(value) }))}
                  onChange={(coats) => inHand.set({ ...surface, coats })}
                />
              )}
              <LayoutFields surface={surface} place={place} onChange={inHand.set} />
            </>
          )}
          {target?.on === 'wall' && (
            <button type="button" className="insp-link" onClick={() => editor.act('showElevation')}>
              {t('elevation')}
            </button>
          )}
          <SkirtingRow key={editor.session.state.selection[0]} room={roomOf()} />
        </fieldset>
      </div>
      {own && (
        <div className="sf-foot">
          <button type="button" className="insp-button" disabled={readOnly} onClick={() => inHand.restore()}>
            <Undo2 aria-hidden size={16} strokeWidth={1.5} />
            {t('restore')}
          </button>
        </div>
      )}
    </aside>
  );

  function roomOf(): string | null {
    if (!target) return null;
    if (target.on !== 'wall') return target.id;
    const wall = recordOf(design, 'walls', target.id);
    return wall ? roomsBeside(design, wall.level, wall.id)[target.side] : null;
  }
}

/** Which surface of the room, or which side of the wall. */
function FaceChoice({ inHand: { target, setOn, setSide } }: { inHand: SurfaceInHand }) {
  const t = useTranslations('surfaces');
  if (!target) return null;
  if (target.on === 'wall') return <SideChoice wall={target.id} side={target.side} onChange={setSide} />;
  return (
    <SelectField
      label={t('on')}
      value={target.on}
      choices={roomFaces.map((value) => ({ value, text: t(`ons.${value}`) }))}
      onChange={setOn}
    />
  );
}

function SideChoice({ wall, side, onChange }: { wall: string; side: WallSide; onChange(side: WallSide): void }) {
  const t = useTranslations('surfaces');
  return <ChoiceRow label={t('side')} value={side} choices={useSideWords({ wall })} onChange={onChange} />;
}

function Scope({ inHand: { target, scope, setScope } }: { inHand: SurfaceInHand }) {
  const t = useTranslations('surfaces');
  const isWall = target === null || target.on === 'wall';
  const scopes = isWall ? (['face', 'room', 'level', 'home'] as const) : (['face', 'level', 'home'] as const);
  return (
    <ChoiceRow
      label={t('scope')}
      value={scope}
      choices={scopes.map((value) => ({
        value,
        text: value === 'face' ? t(`scopeFace.${target?.on ?? 'any'}`) : t(`scopes.${value}`),
      }))}
      onChange={setScope}
    />
  );
}
