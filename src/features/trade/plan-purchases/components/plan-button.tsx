import { useTranslations } from 'use-intl';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { useStartDesign } from '#features/people/start-design/start-design-button.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { choiceOf, type PlanLevel, type PlanTerm } from '#features/people/plans/plan.ts';
import type { PlanView } from '../plan-view.ts';
import { rankOf } from '#features/people/plans/timeline.ts';

interface PlanButtonProps {
  level: PlanLevel;
  term: PlanTerm;
  plan: PlanView | null;
  mayOpen: boolean;
  trialOver: boolean;
}

/** The button of a plan: registration or the workspace, the purchase, or contact. One is filled. */
export function PlanButton({ level, term, plan, mayOpen, trialOver }: PlanButtonProps) {
  const t = useTranslations('plans');
  if (level === 'free') return <FreeButton mayOpen={mayOpen} trialOver={trialOver} />;
  if (level === 'PREMIUM_UNLIMITED')
    return (
      <ButtonLink variant="line" wide className="mt-6" to={`${pages.help.path}#feedback`}>
        {t('talk')}
      </ButtonLink>
    );
  const higher = plan !== null && plan.runs && rankOf(plan.level) > rankOf(level);
  return higher ? (
    <p className="mt-6 flex min-h-11 items-center text-small text-ink-soft">{t('included')}</p>
  ) : (
    <BuyButton level={level} term={term} plan={plan} />
  );
}

/** A visitor signs in first and returns to the very choice. */
function BuyButton({ level, term, plan }: { level: 'pro' | 'premium'; term: PlanTerm; plan: PlanView | null }) {
  const t = useTranslations('plans');
  const viewer = useViewer();
  const modal = useModal();
  const to = `${pages.price.path}?buy=${choiceOf(level, term)}`;
  // The current plan, or the step up from it; else the middle one.
  const filled = plan !== null && plan.level !== 'free' ? plan.level === level : level === 'pro';
  const look = { variant: filled ? 'primary' : 'line', wide: true, className: 'mt-6' } as const;
  if (viewer === null)
    return (
      <Button {...look} aria-haspopup="dialog" onClick={() => modal.open('login', { returnTo: to })}>
        {t(`level.${level}.choose`)}
      </Button>
    );
  let label;
  if (plan === null || plan.level === 'free') label = t(`level.${level}.choose`);
  else if (plan.level === level) label = t('renew');
  else label = t('upgrade', { plan: t(`level.${level}.name`) });
  return (
    <ButtonLink {...look} to={to}>
      {label}
    </ButtonLink>
  );
}

function FreeButton({ mayOpen, trialOver }: { mayOpen: boolean; trialOver: boolean }) {
  const t = useTranslations('plans');
  const viewer = useViewer();
  const modal = useModal();
  const { openWorkspace } = useStartDesign();
  if (viewer === null)
    return (
      <Button
        variant="line"
        wide
        className="mt-6"
        aria-haspopup="dialog"
        onClick={() => modal.open('regist', { returnTo: pages.price.path })}
      >
        {t('register')}
      </Button>
    );
  if (mayOpen)
    return (
      <Button variant="line" wide className="mt-6" onClick={openWorkspace}>
        {t('open')}
      </Button>
    );
  return (
    <p className="mt-6 flex min-h-11 items-center text-small text-ink-soft">{trialOver ? t('over') : t('none')}</p>
  );
}
