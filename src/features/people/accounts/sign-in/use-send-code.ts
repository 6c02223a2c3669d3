import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type CodePurpose } from '#features/people/accounts/account.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { useCountdown } from '#ui/countdown.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { accountClient } from '../account-client.ts';
import type { LoginType } from '../identity/remembered-identity.ts';
import { useShowFailure } from '../use-failure.ts';
import { codeCountdownSeconds } from '../account-limits.ts';

const senders = { email: accountClient.sendEmailCode, phone: accountClient.sendMobileCode };

interface SendCode {
  left: number;
  busy: boolean;
  /** A failure is told once: `place` puts it at the fields it names and says whether it could, else it is a toast. */
  send(to: string, place: (failure: unknown) => boolean): Promise<void>;
}

/**
 * *Get code*: a minute's wait from the click on (seed, section 4); a code that could not be sent ends the wait. It is
 * the wait of the address that is typed: who corrects a slip need not wait for the wrong one.
 */
export function useSendCode(type: LoginType, purpose: CodePurpose, typed: string): SendCode {
  const t = useTranslations('errors');
  const toast = useToast();
  const showFailure = useShowFailure();
  const countdown = useCountdown(`${purpose}:${type}:${typed.trim().toLowerCase()}`);
  const [busy, setBusy] = useState(false);

  async function send(to: string, place: (failure: unknown) => boolean): Promise<void> {
    countdown.start(codeCountdownSeconds);
    setBusy(true);
    try {
      const said = await senders[type](to, purpose);
      toast.clear();
      toast.success(said ?? t('message_success'));
    } catch (error) {
      if (!(error instanceof ApiFailure && error.key === 'code_too_soon')) countdown.stop();
      if (!place(error)) await showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return { left: countdown.left, busy, send };
}
