import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { profileBody, type UserData } from '#features/accounts/account.ts';
import { accountClient } from '#features/accounts/account-client.ts';
import { mirrorUser } from '#features/accounts/local-mirrors.ts';
import { changeOf, formOf, profileFields, type ProfileField } from '#features/accounts/profile-fields.ts';
import { showFaults, useAccountForm, useBind } from '#features/accounts/use-account-form.ts';
import { useShowFailure } from '#features/accounts/use-failure.ts';
import type { PersonKind } from '#lib/person.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toast.tsx';

const long: readonly ProfileField[] = ['introduction', 'businessScope'];
const offers: Partial<Record<ProfileField, string>> = { nickname: 'nickname', username: 'name', city: 'address-level2', livingAddress: 'street-address', companyName: 'organization', contactPhone: 'tel' };

export function ProfileForm({ user, kind }: { user: UserData; kind: PersonKind }) {
  const t = useTranslations('profile');
  const { form, submit } = useProfileForm(user, kind);
  const bind = useBind(form);
  return (
    <form noValidate className="grid gap-x-gutter gap-y-5 md:grid-cols-2" onSubmit={submit}>
        <Field label={t('field.email')} value={user.email} readOnly />
        <Field label={t('field.mobile')} value={user.mobile ?? ''} readOnly />
        {profileFields[kind].map((field) => (long.includes(field)
          ? <TextArea key={field} {...bind(field)} label={t(`field.${field}`)} className="md:col-span-2" />
          : <Field key={field} {...bind(field)} label={t(`field.${field}`)} hint={field === 'styles' ? t('profile.stylesHint') : undefined} autoComplete={offers[field] ?? 'off'} />))}
        <p className="md:col-span-2"><Button type="submit" variant="primary" busy={form.formState.isSubmitting}>{t('profile.save')}</Button></p>
    </form>
  );
}

function useProfileForm(user: UserData, kind: PersonKind) {
  const t = useTranslations('profile');
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const showFailure = useShowFailure();
  const form = useAccountForm(`profile-${kind}`, schema, formOf(user, kind));

  const submit = form.handleSubmit(async (change) => {
    try {
      mirrorUser(await accountClient.changeProfile(change));
    } catch (error) {
      await showFailure(error);
      showFaults(form, error, Object.fromEntries(profileFields[kind].map((field) => [field, field])));
      return;
    }
    toast.clear();
    toast.success(t('profile.saved'));
    await revalidate();
  });
  return { form, submit };
}

/** The form is text; the call is judged by the server's own schema, with each fault on the field it came from. */
const schema = z.record(z.string(), z.string()).transform((form, context) => {
  const change = profileBody.safeParse(changeOf(form));
  if (change.success) return change.data;
  for (const issue of change.error.issues) context.addIssue({ code: 'custom', message: issue.message, path: issue.path.slice(0, 1) });
  return z.NEVER;
});
