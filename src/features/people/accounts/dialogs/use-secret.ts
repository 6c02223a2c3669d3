import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiFailure } from '#lib/api-failure.ts';
import { useDrafts } from '#ui/fields/draft.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { accountClient } from '../account-client.ts';
import { codeRefusal, secretForm } from '../account-rules.ts';
import { showFaults, useAccountForm } from '../use-account-form.ts';
import { useSendCode } from '../sign-in/use-send-code.ts';
import type { LoginType } from '../identity/remembered-identity.ts';
import { useShowFailure } from '../use-failure.ts';
import { useShell } from '../use-viewer.ts';
import { prefillLogin } from './login-draft.ts';

export type SecretStep = 1 | 2 | 3 | 4;
export type Secret = ReturnType<typeof useSecret>;
interface SecretPosition {
  step: SecretStep;
  type: LoginType;
}

const draft = 'secret';
const empty = { email: '', phone: '', code: '', password: '', confirm: '' };
const stepOfField: Record<string, SecretStep> = { email: 1, mobile: 1, code: 2, password: 3 };

/** The form of the four steps: one set of values, validated step by step, sent once at the third. */
export function useSecret() {
  const { settings } = useShell();
  const toast = useToast();
  const drafts = useDrafts();
  const showFailure = useShowFailure();
  const [{ step, type }, go] = usePosition();
  const form = useAccountForm(draft, secretForm(step, type, settings), empty);
  const values = useWatch({ control: form.control });
  const account = (values[type] ?? '').trim();
  const code = useSendCode(type, 'reset', account);
  useFocusOn(step, () => {
    if (step === 1) form.setFocus(type);
    else form.setFocus(step === 2 ? 'code' : 'password');
  });

  const submit = form.handleSubmit(async (checked) => {
    if (step < 3) return go({ type, step: (step + 1) as SecretStep });
    const name = type === 'email' ? { email: checked.email } : { mobile: checked.phone };
    try {
      await accountClient.forget({ ...name, code: checked.code, password: checked.password });
    } catch (error) {
      return refuse(error);
    }
    toast.clear();
    drafts.clear(draft, positionDraft);
    prefillLogin(drafts, type, checked[type]);
    go({ type, step: 4 }, false);
  });

  async function refuse(error: unknown) {
    const at = error instanceof ApiFailure ? stepOfField[error.faults[0]?.field ?? ''] : undefined;
    if (at === undefined) return showFailure(error);
    toast.clear();
    go({ type, step: at });
    // After the step's own fields are rendered again, so that the focus has a target.
    setTimeout(() => showFaults(form, error, { email: 'email', mobile: 'phone', code: 'code', password: 'password' }));
  }

  async function getCode() {
    const refusal = codeRefusal(type, account, settings.phoneCountries);
    if (refusal === null) await code.send(account, (error) => showFaults(form, error, { code: 'code' }));
    else go({ type, step: 1 });
  }

  return {
    step,
    type,
    account,
    form,
    submit,
    code,
    getCode,
    ready: isReady(step, account, values),
    differs: (values.confirm ?? '') !== '' && values.confirm !== values.password,
    choose: (next: LoginType) => go({ type: next, step: 1 }),
    back: () => go({ type, step: Math.max(1, step - 1) as SecretStep }),
  };
}

/** The seed's rules for enabling each step. */
function isReady(
  step: SecretStep,
  account: string,
  { code = '', password = '', confirm = '' }: Partial<typeof empty>,
): boolean {
  if (step === 1) return account !== '';
  return step === 2 ? code.trim() !== '' : password !== '' && password === confirm;
}

const positionDraft = 'secret-place';

function usePosition() {
  const drafts = useDrafts();
  const [place, setPlace] = useState<SecretPosition>(
    () => drafts.read<SecretPosition>(positionDraft) ?? { step: 1, type: 'email' },
  );
  function go(next: SecretPosition, keep = true) {
    if (keep) drafts.keep(positionDraft, next);
    setPlace(next);
  }
  return [place, go] as const;
}

/** Each new step takes the focus; the first is handled by the dialog. */
function useFocusOn(step: SecretStep, focus: () => void) {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step && step !== 4) focus();
    before.current = step;
  });
}
