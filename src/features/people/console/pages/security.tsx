import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { readSecondFactor } from '#features/people/accounts/second-factor/second-factor.server.ts';
import { Button } from '#ui/button.tsx';
import { consoleContext } from '../console-context.server.ts';
import { Enrol } from '../components/enrol.tsx';
import { FactorSettings } from '../components/factor-settings.tsx';
import { ConsolePage } from '../console-page.tsx';
import type { Route } from './+types/security.ts';

export function loader({ context }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'console.see');
  return readSecondFactor(ctx, ctx.session);
}

export default function Security({ loaderData: state }: Route.ComponentProps) {
  const t = useTranslations('console.factor');
  const { revalidate } = useRevalidator();
  const [setting, setSetting] = useState(false);
  const Icon = state.on ? ShieldCheck : ShieldAlert;
  let panel;
  if (setting)
    panel = (
      <Enrol
        onDone={() => {
          setSetting(false);
          void revalidate();
        }}
      />
    );
  else if (state.on) panel = <FactorSettings state={state} />;
  else
    panel = (
      <Button variant="primary" onClick={() => setSetting(true)}>
        {t('setUp')}
      </Button>
    );
  return (
    <ConsolePage title={t('title')}>
      <div className="max-w-[34rem]">
        <p>
          <span className={`tag ${state.on ? 'tag-ok' : 'tag-warn'}`}>
            <Icon aria-hidden size={14} />
            {state.on ? t('isOn') : t('isOff')}
          </span>
        </p>
        <p className="mt-3 mb-6 text-ink-soft">{t('lead')}</p>
        {/* The recovery codes stay on screen until confirmed, though the factor is active by then. */}
        {panel}
      </div>
    </ConsolePage>
  );
}
