import { ArrowLeft, ExternalLink } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { Button } from '#ui/button.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import type { OwnForm } from '../use-own-form.ts';
import { StateTag } from './state-tag.tsx';
import { ConflictNotice } from './conflict-notice.tsx';

interface Own {
  id: string;
  version: number;
  status: 'shelved' | 'unshelved';
  held?: boolean;
  publishedAt?: string | null;
}
interface FormFrameProps<Form, E extends Own> {
  own: OwnForm<Form, E>;
  title: string;
  back: { to: string; text: string };
  children: ReactNode;
}

/** The page of one of one's things: its form, and a sticky bar of actions. */
export function FormFrame<Form, E extends Own>({ own, title, back, children }: FormFrameProps<Form, E>) {
  const t = useTranslations('publishing.form');
  const { seen, busy } = own;
  const shelved = seen?.status === 'shelved';
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy === null) void (shelved ? own.save() : own.publish());
  }
  return (
    <>
      <p className="mb-3">
        <Link to={back.to} className="link inline-flex min-h-11 items-center gap-2 text-small text-ink-soft">
          <ArrowLeft aria-hidden size={16} />
          {back.text}
        </Link>
      </p>
      <DashboardHead title={title} note={seen && <StateTag {...seen} />}>
        {shelved && (
          <Link to={thingAddress(seen.id)} className="link inline-flex min-h-11 items-center gap-2 text-small">
            <ExternalLink aria-hidden size={16} />
            {t('look')}
          </Link>
        )}
      </DashboardHead>
      {own.theirs !== null && <ConflictNotice takeTheirs={own.takeTheirs} keepMine={own.keepMine} />}
      <form noValidate className="grid gap-8" onSubmit={submit}>
        {children}
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-ground py-3">
          <Button type="submit" variant="primary" busy={busy === (shelved ? 'save' : 'publish')}>
            {t(shelved ? 'save' : 'publish')}
          </Button>
          {!shelved && (
            <Button busy={busy === 'save'} onClick={() => void own.save()}>
              {t('draft')}
            </Button>
          )}
          {shelved && (
            <Button busy={busy === 'step'} onClick={() => void own.unshelve()}>
              {t('unshelve')}
            </Button>
          )}
          {own.faultCount > 0 && (
            <p role="alert" className="text-small text-bad">
              {t('faults', { count: own.faultCount })}
            </p>
          )}
        </div>
      </form>
    </>
  );
}
