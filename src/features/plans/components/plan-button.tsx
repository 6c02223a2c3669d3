import { useTranslations } from 'use-intl';
import { useViewer } from '#features/accounts/use-viewer.ts';
import { pages } from '#features/content/addresses.ts';
import { useStartDesign } from '#features/start-design/start-design-button.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useModal } from '#ui/modal.tsx';
import { choiceOf, type PlanLevel, type PlanTerm } from '../plan.ts';

interface PlanButtonProps { level: PlanLevel; term: PlanTerm; mayOpen: boolean; trialOver: boolean }

/** The way into a plan: registration or the workspace, the application with the choice in its address, or a word with us. One is filled. */
export function PlanButton({ level, term, mayOpen, trialOver }: PlanButtonProps) {
  const t = useTranslations('plans');
  if (level === 'free') return <FreeButton mayOpen={mayOpen} trialOver={trialOver} />;
  if (level === 'PREMIUM_UNLIMITED') return <ButtonLink variant="line" wide className="mt-6" to={`${pages.help.path}#feedback`}>{t('talk')}</ButtonLink>;
  return <ButtonLink variant={level === 'pro' ? 'primary' : 'line'} wide className="mt-6" to={`${pages.applyDesigner.path}?plan=${choiceOf(level, term)}`}>{t(`level.${level}.choose`)}</ButtonLink>;
}

function FreeButton({ mayOpen, trialOver }: { mayOpen: boolean; trialOver: boolean }) {
  const t = useTranslations('plans');
  const viewer = useViewer();
  const modal = useModal();
  const { openWorkspace } = useStartDesign();
  if (viewer === null) return <Button variant="line" wide className="mt-6" aria-haspopup="dialog" onClick={() => modal.open('regist', { returnTo: pages.price.path })}>{t('register')}</Button>;
  if (mayOpen) return <Button variant="line" wide className="mt-6" onClick={openWorkspace}>{t('open')}</Button>;
  return <p className="mt-6 flex min-h-11 items-center text-small text-ink-soft">{trialOver ? t('over') : t('none')}</p>;
}
