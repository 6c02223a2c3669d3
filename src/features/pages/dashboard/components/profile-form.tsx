import { Link, useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { profileBody, type UserData } from '#features/people/accounts/account.ts';
import { accountClient } from '#features/people/accounts/account-client.ts';
import { mirrorUser } from '#features/people/accounts/sessions/local-mirrors.ts';
import {
  changeOf,
  completenessOf,
  formOf,
  profileFields,
  type ProfileField,
} from '#features/people/accounts/profile-fields.ts';
import { showFaults, useAccountForm, useBind } from '#features/people/accounts/use-account-form.ts';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { dashboardSection, type PersonKind } from '#lib/person.ts';
import { Button } from '#ui/button.tsx';
import { useDrafts } from '#ui/fields/draft.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

const long: readonly ProfileField[] = ['introduction', 'businessScope'];
const offers: Partial<Record<ProfileField, string>> = {
  nickname: 'nickname',
  username: 'name',
  city: 'address-level2',
  companyName: 'organization',
  contactPhone: 'tel',
};

interface ProfileFormProps {
  user: UserData;
  kind: PersonKind;
  /** Names to pick from; any other city will do as well. */ cities: readonly string[];
  /** Where to go once nothing is missing. */ next: string | null;
}

export function ProfileForm({ user, kind, cities, next }: ProfileFormProps) {
  const t = useTranslations('profile');
  const { form, submit } = useProfileForm(user, kind, next);
  const bind = useBind(form);
  return (
    <form noValidate className="grid gap-x-gutter gap-y-5 md:grid-cols-2" onSubmit={submit}>
      {(['email', 'mobile'] as const).map((field) => (
        <Field
          key={field}
          label={t(`field.${field}`)}
          value={user[field] ?? ''}
          readOnly
          aside={
            <Link
              to={dashboardSection(kind, 'sessions', { change: field === 'email' ? 'email' : 'phone' })}
              className="link inline-flex min-h-6 items-center text-small"
            >
              {t('profile.change')}
              <span className="sr-only"> {t(`field.${field}`)}</span>
            </Link>
          }
        />
      ))}
      {profileFields[kind].map((field) =>
        long.includes(field) ? (
          <TextArea key={field} {...bind(field)} label={t(`field.${field}`)} className="md:col-span-2" />
        ) : (
          <Field
            key={field}
            {...bind(field)}
            label={t(field === 'styles' && kind === 'user' ? 'profile.stylesLiked' : `field.${field}`)}
            hint={field === 'styles' ? t('profile.stylesHint') : undefined}
            list={field === 'city' ? 'profile-cities' : undefined}
            autoComplete={offers[field] ?? 'off'}
          />
        ),
      )}
      <p className="md:col-span-2">
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          {t(next === null ? 'profile.save' : 'profile.saveAndBack')}
        </Button>
      </p>
      <datalist id="profile-cities">
        {cities.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </datalist>
    </form>
  );
}

function useProfileForm(user: UserData, kind: PersonKind, next: string | null) {
  const t = useTranslations('profile');
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const drafts = useDrafts();
  const showFailure = useShowFailure();
  const form = useAccountForm(`profile-${kind}`, schema, formOf(user, kind));

  const submit = form.handleSubmit(async (change) => {
    let saved: UserData;
    try {
      saved = await accountClient.changeProfile(change);
    } catch (error) {
      await showFailure(error);
      showFaults(form, error, Object.fromEntries(profileFields[kind].map((field) => [field, field])));
      return;
    }
    mirrorUser(saved);
    drafts.clear(`profile-${kind}`);
    toast.clear();
    toast.success(t('profile.saved'));
    if (next !== null && completenessOf(saved, kind).missing.length === 0) await navigate(next, { replace: true });
    else await revalidate();
  });
  return { form, submit };
}

/** The form is text; the call is validated by the server's own schema, with each error on its field. */
const schema = z.record(z.string(), z.string()).transform((form, context) => {
  const change = profileBody.safeParse(changeOf(form));
  if (change.success) return change.data;
  for (const issue of change.error.issues)
    context.addIssue({ code: 'custom', message: issue.message, path: issue.path.slice(0, 1) });
  return z.NEVER;
});
