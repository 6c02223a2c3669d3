import { Armchair, Minus, PersonStanding, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import { useSession } from '../../editor-context.tsx';
import { KeepViewButton } from '../cameras/keep-view-button.tsx';
import { useScene } from '../scene-link.tsx';
import { SunMenu } from '../sun/sun-menu.tsx';
import { LampChip } from './lamp-chip.tsx';
import { useWalk } from './use-walk.ts';

/** Eyes over the floor, in millimetres. */
const heights = { sitting: 1150, standing: 1550 };
/** Half the height of a small-film picture: lenses are known by the angle they give on it. */
const halfFilm = 12;
const lensStep = 1.15;

/** What one does on foot: sit, stand, keep the view; and how high and wide one looks. */
export function WalkBar() {
  const t = useTranslations('sun.walk');
  const controls = useScene((state) => state.controls);
  const units = useSession((state) => state.units);
  const walk = useWalk();
  if (!controls || !walk) return null;
  const zoom = (by: number) => {
    controls.walker?.zoom(by);
    controls.redraw();
  };
  const sitting = walk.tall < (heights.sitting + heights.standing) / 2;
  const Icon = sitting ? PersonStanding : Armchair;
  const lens = Math.round(halfFilm / Math.tan((walk.fov * Math.PI) / 360));
  return (
    <fieldset className="wk-bar" data-ground="shade" aria-label={t('tools')}>
      <button
        type="button"
        className="wk-icon"
        aria-label={t(sitting ? 'stand' : 'sit')}
        title={t(sitting ? 'stand' : 'sit')}
        onClick={() => {
          controls.walker?.setTall(heights[sitting ? 'standing' : 'sitting']);
          controls.redraw();
        }}
      >
        <Icon aria-hidden size={18} strokeWidth={1.5} />
      </button>
      <span className="wk-fact">
        <small>{t('eye')}</small>
        {`${writeLength(Math.round(walk.tall), units)} ${lengthSuffix(units.length)}`.trim()}
      </span>
      <i aria-hidden />
      <button
        type="button"
        className="wk-icon wk-lens"
        aria-label={t('wider')}
        title={t('wider')}
        onClick={() => zoom(1 / lensStep)}
      >
        <Minus aria-hidden size={14} strokeWidth={1.5} />
      </button>
      <span className="wk-fact">
        <small>{t('lens')}</small>
        {lens} mm
      </span>
      <button
        type="button"
        className="wk-icon wk-lens"
        aria-label={t('longer')}
        title={t('longer')}
        onClick={() => zoom(lensStep)}
      >
        <Plus aria-hidden size={14} strokeWidth={1.5} />
      </button>
      <i aria-hidden />
      <KeepViewButton className="wk-keep" />
      <LampChip />
      <SunMenu className="wk-icon" />
    </fieldset>
  );
}
