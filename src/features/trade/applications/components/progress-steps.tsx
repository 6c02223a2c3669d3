import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { isDeclined, progressSteps, type ProcessData } from '../application.ts';

/** What is known before anything is sent. */
type Progress = Pick<ProcessData, 'state' | 'step' | 'history'>;

/** Four steps, highlighted up to now; a phone shows the current step (LOOK, Order steps). */
export function ProgressSteps({ progress }: { progress: Progress }) {
  const t = useTranslations('applications.steps');
  const now = progressSteps.indexOf(progress.step);
  const name = (at: number) => {
    if (at === 3 && progress.state === 'PASSED') return t('passed');
    if (at === 3 && progress.state === 'REJECTED') return t(isDeclined(progress.history) ? 'turnedDown' : 'rejected');
    return t(progressSteps[at]!);
  };
  return (
    <ol aria-label={t('label')} className="eave mt-8 grid pt-4! md:grid-cols-4 lg:mt-10">
      <li
        aria-hidden
        className="absolute -top-[2px] left-0 h-[3px] bg-accent"
        style={{ width: `${((now + 1) / progressSteps.length) * 100}%` }}
      />
      {progressSteps.map((step, at) => (
        <li
          key={step}
          aria-current={at === now ? 'step' : undefined}
          className={`pr-4 ${at === now ? '' : 'max-md:hidden'}`}
        >
          <p className="num caption">
            {at + 1}/{progressSteps.length}
          </p>
          <p
            className={at === now ? `font-medium ${progress.state === 'REJECTED' ? 'text-bad' : ''}` : 'text-ink-soft'}
          >
            {name(at)}
          </p>
          <When progress={progress} at={at} now={now} />
        </li>
      ))}
    </ol>
  );
}

/** When the step was last done. */
const doneBy: readonly (readonly string[])[] = [
  ['submitted', 'resent'],
  ['auditing'],
  ['passed', 'rejected', 'declined'],
  ['passed', 'rejected', 'declined'],
];

function When({ progress, at, now }: { progress: Progress; at: number; now: number }) {
  const format = useFormatter();
  const done = doneAt(progress.history, at);
  if (done === null || (at > now && progress.state !== 'REJECTED') || (at === now && at < 3)) return null;
  return <p className="num caption">{format.dateTime(new Date(done), { dateStyle: 'medium', timeStyle: 'short' })}</p>;
}

/** Never later than the step after it: what was corrected after the transfer was first filled in before it. */
function doneAt(history: Progress['history'], at: number): string | null {
  if (at >= doneBy.length) return null;
  const next = doneAt(history, at + 1);
  const done = history.findLast((each) => doneBy[at]?.includes(each.step) && (next === null || each.at <= next));
  return done?.at ?? null;
}
