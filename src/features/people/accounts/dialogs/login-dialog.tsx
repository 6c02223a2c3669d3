import { useState, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useDrafts } from '#ui/fields/draft.tsx';
import { Mark } from '#ui/mark.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { recallIdentity, type LoginType, type Identity } from '../identity/remembered-identity.ts';
import { useShell } from '../use-viewer.ts';
import { AccountDialog, Aside, LinkButton, WithoutAccount } from './account-dialog.tsx';
import { DemoLoginButtons } from './demo-login-buttons.tsx';
import { choiceDraft, type LoginChoice } from './login-draft.ts';
import { LoginForm } from './login-form.tsx';

/** PRODUCT C3. Who has signed in in this browser is welcomed back, a newcomer is welcomed. */
export function LoginDialog({ open }: { open: boolean }) {
  const t = useTranslations('accounts.login');
  const why = useTranslations('accounts.why');
  const { switchTo, options } = useModal();
  const { settings } = useShell();
  const recalled = useRememberedIdentity();
  const [{ type, way }, choose] = useChoice(recalled?.type ?? 'email');
  if (recalled === undefined) return null;
  const ways = [
    { value: 'password', text: t('byPassword') },
    { value: 'code', text: t('byCode') },
  ] as const;
  return (
    <AccountDialog
      open={open}
      title={t(recalled === null ? 'title' : 'titleBack')}
      lead={options.why && why(options.why)}
      above={<Mark className="mb-3 h-8 w-8" />}
      picture="/pictures/japandi-close.webp"
    >
      <div className="mt-4">
        <Tabs
          label={t('ways')}
          panel="login-form"
          choices={ways}
          value={way}
          onChoose={(next) => choose({ type, way: next })}
        />
      </div>
      <div id="login-form" role="tabpanel" aria-labelledby={`login-form-${way}`} className="mt-6 grid gap-5">
        <LoginForm type={type} way={way} recalled={recalled} onType={(next) => choose({ type: next, way })} />
        <Aside>
          {t('noAccount')} <LinkButton onClick={() => switchTo('regist')}>{t('register')}</LinkButton>
        </Aside>
        <WithoutAccount />
      </div>
      {settings.demo && <DemoLoginButtons />}
    </AccountDialog>
  );
}

/** The chosen method stays while the page lives, like everything typed. */
function useChoice(type: LoginType) {
  const drafts = useDrafts();
  const [choice, setChoice] = useState(() => drafts.read<LoginChoice>(choiceDraft));
  function choose(next: LoginChoice) {
    drafts.keep(choiceDraft, next);
    setChoice(next);
  }
  return [choice ?? { type, way: 'password' as const }, choose] as const;
}

/** Who signed in here last; `undefined` for the few milliseconds decrypting takes. */
function useRememberedIdentity(): Identity | null | undefined {
  const [recalled, setRecalled] = useState<Identity | null>();
  useEffect(() => void recallIdentity().then(setRecalled, () => setRecalled(null)), []);
  return recalled;
}
