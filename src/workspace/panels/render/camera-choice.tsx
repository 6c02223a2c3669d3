import { useTranslations } from 'use-intl';
import { useSession } from '../../editor-context.tsx';
import { CameraThumb } from '../../scene-view/cameras/camera-thumb.tsx';
import type { NamedCamera } from '../../scene-view/cameras/use-cameras.ts';
import type { OrderKind, RenderJob } from '../../ports/render-port.ts';
import { isSameView, seenFrom } from './same-view.ts';

interface CameraChoiceProps {
  kind: OrderKind;
  cameras: readonly NamedCamera[];
  chosen: readonly string[];
  jobs: readonly RenderJob[];
  onChoose(id: string): void;
}

/** From where: one camera, or several, numbered where their order counts. */
export function CameraChoice({ kind, cameras, chosen, jobs, onChoose }: CameraChoiceProps) {
  const t = useTranslations('render');
  const hint = { preview: null, photo: null, live: null, panorama: 'tourHint', walk: 'walkHint', set: 'setHint' }[
    kind
  ] as 'tourHint' | 'walkHint' | 'setHint' | null;
  return (
    <fieldset className="rd-part">
      <legend>{t('from')}</legend>
      {cameras.length === 0 && <p className="rp-soft">{t('noCamera')}</p>}
      <div className="rd-cameras">
        {cameras.map(({ camera, camera: { id }, name }) => (
          <button key={id} type="button" aria-pressed={chosen.includes(id)} onClick={() => onChoose(id)}>
            <CameraPicture jobs={jobs} camera={camera} />
            {kind === 'walk' && chosen.includes(id) && <b className="rd-turn">{chosen.indexOf(id) + 1}</b>}
            <span>{name}</span>
          </button>
        ))}
      </div>
      {hint && cameras.length > 0 && <p className="rp-soft rd-hint">{t(hint)}</p>}
    </fieldset>
  );
}

/** The last picture from there; before there is one, where it stands and what it sees. */
function CameraPicture({ jobs, camera }: Pick<NamedCamera, 'camera'> & { jobs: readonly RenderJob[] }) {
  const levels = useSession(({ history }) => history.design.levels);
  const here = seenFrom({ levels }, camera);
  const last = jobs.find(({ seen, preview }) => preview !== null && isSameView(seen, here));
  return (
    <span className="rd-camera">
      {last?.preview ? <img src={last.preview} alt="" /> : <CameraThumb camera={camera} />}
    </span>
  );
}
