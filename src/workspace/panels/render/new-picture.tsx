import { Aperture } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { isUpload } from '#elements/furniture/is-upload.ts';
import { useSession } from '../../editor-context.tsx';
import type { Asked } from '../../offers/use-asked.ts';
import type { OrderKind, RenderChoice, RenderJob, RenderPort, RenderWish } from '../../ports/render-port.ts';
import { useCameras } from '../../scene-view/cameras/use-cameras.ts';
import { CameraChoice } from './camera-choice.tsx';
import { CloseRenders } from './close-renders.tsx';
import {
  camerasOf,
  choiceOf,
  hindranceOf,
  orderKinds,
  picturesIn,
  takesSeveral,
  toggled,
  type Hindrance,
  type OrderDraft,
} from './order-draft.ts';
import { OrderFields } from './order-fields.tsx';
import { QuotaPart } from './quota-part.tsx';
import { useRenderWords } from './use-render-words.ts';

interface NewPictureProps {
  port: RenderPort;
  jobs: readonly RenderJob[];
  /** What can be ordered. */
  asked: Asked<Awaited<ReturnType<RenderPort['choices']>>>;
  draft: OrderDraft;
  onDraft(next: Partial<OrderDraft>): void;
  /** Null where the queue stands in the corner. */
  onClose: (() => void) | null;
  onOrdered(id: string): void;
}

type Outcome = { kind: 'dark' | 'refused'; words: string } | { kind: 'offered' | 'moved' } | null;

/** A picture to order: from where, how large, at what hour; what it takes and what is left. */
export function NewPicture({ port, jobs, asked, draft, onDraft: change, onClose, onOrdered }: NewPictureProps) {
  const t = useTranslations('render');
  const words = useRenderWords();
  const named = useId();
  const cameras = useCameras();
  const ownHour = useSession(({ history }) => history.design.settings.hour);
  const uploads = useSession(
    ({ history }) => Object.values(history.design.items).filter(({ model }) => isUpload(model)).length,
  );
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const choices = asked.state === 'there' ? asked.answer.choices : [];
  const { kind, sizes, shape, seconds } = draft;
  const chosen = camerasOf(
    draft,
    cameras.map(({ camera: { id } }) => id),
  );
  const choice = choiceOf(choices, kind, sizes[kind]);
  const at = draft.hour ?? Math.round(ownHour * 4) / 4;
  const hours = kind === 'set' ? draft.hours : [at];
  const count = picturesIn({ kind, cameras: chosen, hours });
  const hindrance = hindranceOf({ kind, cameras: chosen, hours }, choice?.quota ?? null);
  const takes = (each: OrderKind) => (each === kind ? count : 1);
  const name = kind === 'panorama' && chosen.length > 1 ? ('tour' as const) : kind;

  function order(lamp: boolean) {
    if (chosen.length === 0 || !choice || sending) return;
    setSending(true);
    setOutcome(null);
    const wish: RenderWish = {
      kind,
      size: choice.size,
      cameras: chosen,
      shape: kind === 'live' ? 1.5 : shape,
      hours,
      seconds,
      lamp,
    };
    port.order(wish).then(
      (answer) => {
        setSending(false);
        if (!answer.ok) return setOutcome({ kind: answer.dark ? 'dark' : 'refused', words: answer.words });
        if (answer.offered || answer.moved) setOutcome({ kind: answer.offered ? 'offered' : 'moved' });
        onOrdered(answer.id);
      },
      () => {
        setSending(false);
        setOutcome({ kind: 'refused', words: t('didNotWork') });
      },
    );
  }

  return (
    <aside className="rd-new" aria-label={t('new')}>
      <header className="rd-head">
        <h2>{t('new')}</h2>
        {onClose && <CloseRenders onClose={onClose} />}
      </header>
      {kind !== 'live' && (
        <CameraChoice
          kind={kind}
          cameras={cameras}
          chosen={chosen}
          jobs={jobs}
          onChoose={(id) => change(takesSeveral(kind) ? { several: toggled(chosen, id) } : { camera: id })}
        />
      )}
      <div className="rd-part rd-kinds" role="radiogroup" aria-label={t('what')}>
        {orderKinds.map((each) => {
          const its = choiceOf(choices, each, sizes[each]);
          return (
            <button
              key={each}
              type="button"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a card with lines of its own
              role="radio"
              aria-checked={kind === each}
              aria-labelledby={`${named}${each}`}
              aria-describedby={`${named}${each}about`}
              onClick={() => change({ kind: each })}
            >
              <i aria-hidden />
              <span>
                <b id={`${named}${each}`}>{each === 'set' ? t('orders.set') : t(`kinds.${each}`)}</b>
                <span id={`${named}${each}about`} className="rp-soft">
                  {its && (each === 'live' ? t('liveAbout') : sizeWords(each, its, shape, words.size))}
                  {its?.seconds != null &&
                    each !== 'set' &&
                    `${words.comma}${t('about', { time: words.about(its.seconds) })}`}
                </span>
              </span>
              <span className="rp-soft">{its && (its.quota === null ? t('free') : takes(each))}</span>
            </button>
          );
        })}
      </div>
      <OrderFields draft={draft} choices={choices} size={choice?.size ?? ''} hour={at} onChange={change} />
      {kind === 'live' && <p className="rd-part rp-soft">{t('liveNote')}</p>}
      {asked.state === 'failed' && <p className="rd-part rp-bad">{t('failed')}</p>}
      {choice?.quota && <QuotaPart quota={choice.quota} plans={port.plans} />}
      {uploads > 0 && <p className="rd-part rp-soft">{t('uploads', { count: uploads })}</p>}
      <footer className="rp-foot">
        {outcome && (
          <output className={outcome.kind === 'refused' || outcome.kind === 'dark' ? 'rp-bad' : 'rp-soft'}>
            {'words' in outcome ? outcome.words : t(outcome.kind)}
            {outcome.kind === 'dark' && (
              <button type="button" className="rp-link" onClick={() => order(true)}>
                {t('withLamp')}
              </button>
            )}
          </output>
        )}
        {hindrance && cameras.length > 0 && <Hindered by={hindrance} count={count} />}
        {choice?.quota?.left === 0 ? (
          <Link className="rp-button rp-primary" to={port.plans}>
            {t('seePlans')}
          </Link>
        ) : (
          <button
            type="button"
            className="rp-button rp-primary"
            disabled={chosen.length === 0 || !choice || sending || hindrance !== null}
            onClick={() => order(false)}
          >
            <Aperture aria-hidden size={17} strokeWidth={1.5} />
            {t(`order.${name}`)}
            {choice?.quota && <span>· {t('uses', { count })}</span>}
          </button>
        )}
      </footer>
    </aside>
  );
}

/** Said before anything is taken. */
function Hindered({ by, count }: { by: NonNullable<Hindrance>; count: number }) {
  const t = useTranslations('render');
  if (by.why === 'few') return <output className="rp-bad">{t('chooseMore')}</output>;
  if (by.why === 'many') return <output className="rp-bad">{t('tooMany', { count: by.most })}</output>;
  return by.left === 0 ? null : <output className="rp-bad">{t('notEnough', { count, left: by.left })}</output>;
}

function sizeWords(
  kind: OrderKind,
  { pixels }: RenderChoice,
  shape: number,
  words: (width: number, height: number) => string,
): string {
  const by = { panorama: 2, walk: 16 / 9, preview: shape, photo: shape, live: shape, set: shape }[kind];
  const even = (length: number) => Math.round(length / 2) * 2;
  return by >= 1 ? words(pixels, even(pixels / by)) : words(even(pixels * by), pixels);
}
