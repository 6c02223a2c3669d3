import { Hand, Pipette, Search, SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { keyHint } from '../../commands/key-names.ts';
import { useEditor } from '../../editor-context.tsx';
import { useLanguage } from '../../words/use-language.ts';
import { findFinish } from '#models/materials/library.ts';
import { finishesIn, finishGroups, isCalled, type FinishGroup } from './finish-groups.ts';
import { recentFinishes } from './recent-finishes.ts';
import { Swatch } from './swatch.tsx';
import type { SurfaceInHand } from './use-surface-in-hand.ts';

interface SurfacesPanelProps {
  inHand: SurfaceInHand;
  /** On a phone: not the sheet in front. */
  behind: boolean;
  onSettings(): void;
  onClose(): void;
}

/** Finishes by kind, found by a word; a tap puts one on what is selected, or takes it in hand. */
export function SurfacesPanel({ inHand, behind, onSettings, onClose }: SurfacesPanelProps) {
  const t = useTranslations('surfaces');
  const reader = useLanguage();
  const id = useId();
  const editor = useEditor();
  const [words, setWords] = useState('');
  const [group, setGroup] = useState<FinishGroup | 'all'>('all');
  const { surface, target, picking } = inHand;
  const shown = finishGroups
    .filter((each) => group === 'all' || each === group)
    .map((each) => ({
      group: each,
      finishes: finishesIn(each).filter(
        (finish) => words.trim() === '' || isCalled(finish, words, t(`groups.${each}`)),
      ),
    }))
    .filter(({ finishes }) => finishes.length > 0);
  const recent = words.trim() === '' && group === 'all' ? recentFinishes() : [];
  // Another material is laid as it usually is; what was typed for this one stays with this one.
  const pick = (material: string) => inHand.set(material === surface?.material ? surface : { material });
  const swatches = (materials: readonly string[]) => (
    <div className="sf-swatches">
      {materials.map((each) => (
        <Swatch key={each} id={each} pressed={each === surface?.material} onPick={pick} />
      ))}
    </div>
  );
  function hint(): string {
    if (picking) return t('hintPick');
    return target ? t('hintTarget') : t('hint');
  }
  const finish = surface && findFinish(surface.material)?.name[reader];
  return (
    <aside
      className={`ws-panel sf-panel${!target && surface ? ' sf-slim' : ''}${behind ? ' sf-behind' : ''}`}
      aria-label={t('title')}
    >
      <div className="ws-panel-head">
        <h2>{t('title')}</h2>
        <button
          type="button"
          className="ws-icon"
          aria-pressed={picking}
          aria-label={t('pick')}
          title={`${t('pick')} (${keyHint('pickSurface')})`}
          onClick={() => editor.act('pickSurface')}
        >
          <Pipette aria-hidden size={17} strokeWidth={1.5} />
        </button>
        <button type="button" className="ws-icon sf-phone" aria-label={t('settings')} onClick={onSettings}>
          <SlidersHorizontal aria-hidden size={17} strokeWidth={1.5} />
        </button>
        <button type="button" className="ws-icon" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
      {!target && <output className="sf-in-hand">{finish ? t('inHand', { finish }) : t('nothing')}</output>}
      <div className="cat-search">
        <label htmlFor={id} className="sr-only">
          {t('search')}
        </label>
        <Search aria-hidden size={16} strokeWidth={1.5} />
        <input
          id={id}
          type="search"
          maxLength={80}
          placeholder={t('placeholder')}
          value={words}
          onChange={({ target: field }) => setWords(field.value)}
        />
      </div>
      <fieldset className="sf-tabs" aria-label={t('tabs')}>
        {(['all', ...finishGroups] as const).map((each) => (
          <button key={each} type="button" aria-pressed={each === group} onClick={() => setGroup(each)}>
            {t(`groups.${each}`)}
          </button>
        ))}
      </fieldset>
      <div className="cat-found sf-found">
        {recent.length > 0 && (
          <section>
            <h3>{t('recent')}</h3>
            {swatches(recent)}
          </section>
        )}
        {shown.map(({ group: each, finishes }) => (
          <section key={each}>
            <h3>
              {t(`groups.${each}`)} <small>{t('count', { count: finishes.length })}</small>
            </h3>
            {swatches(finishes.map((found) => found.id))}
          </section>
        ))}
        {shown.length === 0 && <p className="ws-note">{t('none')}</p>}
      </div>
      <p className="sf-hint">
        <Hand aria-hidden size={16} strokeWidth={1.5} />
        {hint()}
      </p>
    </aside>
  );
}
