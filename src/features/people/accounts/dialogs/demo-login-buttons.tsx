import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { demoKinds, type DemoKind } from '#features/people/accounts/demo-accounts.ts';
import { Button } from '#ui/button.tsx';
import { accountClient } from '../account-client.ts';
import { useAfterSignIn } from '../sign-in/use-after-sign-in.ts';
import { useShowFailure } from '../use-failure.ts';

/** One-click sign-in as each of the four demo accounts (PRODUCT N5); only where the demo runs. */
export function DemoLoginButtons() {
  const t = useTranslations('accounts.login');
  const { busy, step } = useDemoLogin();
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="caption">{t('demo')}</h3>
      <div className="mt-2 grid grid-cols-2 gap-2">
        {demoKinds.map((kind) => (
          <Button key={kind} size="s" data-demo={kind} busy={busy === kind} onClick={() => step(kind)}>
            {t(`demoKind.${kind}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function useDemoLogin() {
  const t = useTranslations('errors');
  const enter = useAfterSignIn();
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState<DemoKind | null>(null);

  async function step(kind: DemoKind) {
    setBusy(kind);
    try {
      await accountClient.loginToDemo(kind);
      await enter({ type: 'email', identity: null, remember: false, greeting: t('sign_success') });
    } catch (error) {
      await showFailure(error);
    } finally {
      setBusy(null);
    }
  }
  return { busy, step };
}
