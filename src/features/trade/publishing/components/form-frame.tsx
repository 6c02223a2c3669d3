import { ArrowLeft, ExternalLink, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { askUs } from '#features/catalogue/content/addresses.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { FormUploadsProvider } from '#features/foundation/media/form-uploads.tsx';
import { parseLocale } from '#lib/locale.ts';
import { localized, type Trilingual } from '#lib/trilingual.ts';
import { Button } from '#ui/button.tsx';
import { useFormatter } from '#text/use-formatter.ts';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { showFirstFault } from '#ui/fields/show-first-fault.ts';
import { goingOn, type OwnForm } from '../use-own-form.ts';
import { StateTag } from './state-tag.tsx';

interface Own {
  id: string;
  version: number;
  status: 'shelved' | 'unshelved';
  held?: boolean;
  heldReason?: Trilingual | null;
  publishedAt?: string | null;
}
interface FormFrameProps<Form extends object, E extends Own> {
  of: 'work' | 'product';
  own: OwnForm<Form, E>;
  title: string;
  back: { to: string; text: string };
  children: ReactNode;
}

/** The page of one of one's things: its form, and a sticky bar of actions. */
export function FormFrame<Form extends object, E extends Own>({
  of,
  own,
  title,
  back,
  children,
}: FormFrameProps<Form, E>) {
  const t = useTranslations('publishing.form');
  const { seen, busy } = own;
  const shelved = seen?.status === 'shelved';
  const held = seen?.held === true;
  const saves = shelved || held;
  const fields = useRef<HTMLFormElement>(null);
  const before = useRef(0);
  useEffect(() => {
    // Fewer of them is the work of who corrects them: that moves nothing.
    if (own.faultCount > before.current && fields.current) showFirstFault(fields.current);
    before.current = own.faultCount;
  }, [own.faultCount]);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy === null) void (saves ? own.save() : own.publish());
  }
  return (
    <>
      <p className="mb-3">
        <Link to={back.to} className="link inline-flex min-h-11 items-center gap-2 text-small text-ink-soft">
          <ArrowLeft aria-hidden size={16} />
          {back.text}
        </Link>
      </p>
      <DashboardHead title={title} note={seen && <StateTag of={of} {...seen} />}>
        {shelved && (
          <Link to={thingAddress(seen.id)} className="link inline-flex min-h-11 items-center gap-2 text-small">
            <ExternalLink aria-hidden size={16} />
            {t('look')}
          </Link>
        )}
      </DashboardHead>
      {held && (
        <div role="note" className="mb-6 grid gap-2 border-l-2 border-bad pl-4">
          <p>{t.rich('held', { link: askLink })}</p>
          <HeldReason reason={seen.heldReason ?? {}} />
        </div>
      )}
      {own.theirs !== null && <ConflictNotice takeTheirs={own.takeTheirs} keepMine={own.keepMine} />}
      {own.kept !== null && <KeptNotice at={own.kept.at} take={own.takeKept} drop={own.dropKept} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- not an action: the taps of its fields are over when they arrive here */}
      <form
        ref={fields}
        noValidate
        className="grid gap-8"
        onSubmit={submit}
        onClick={own.settle}
        onKeyUp={(event) => {
          if (event.key === 'Tab') own.settle();
        }}
      >
        <FormUploadsProvider uploads={own.uploads}>{children}</FormUploadsProvider>
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-ground py-3">
          <Button type="submit" variant="primary" busy={busy === (saves ? 'save' : 'publish')}>
            {t(saves ? 'save' : 'publish')}
          </Button>
          {!saves && (
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

/** As who took it down wrote it, in the reader's language where there is one. */
function HeldReason({ reason }: { reason: Trilingual }) {
  const text = localized(reason, parseLocale(useLocale()) ?? 'en');
  return (
    text && (
      <blockquote className="font-semibold whitespace-pre-line">
        <LocalizedSpan text={text} />
      </blockquote>
    )
  );
}

/** What was typed here before and not saved. */
function KeptNotice({ at, take, drop }: { at: string; take(): void; drop(): void }) {
  const t = useTranslations('publishing.kept');
  const format = useFormatter();
  const title = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation() as { state: { kept?: string } | null };
  const asked = state?.kept === goingOn.kept;
  const takeAsked = useEffectEvent(take);
  // A reload leaves the page where it was scrolled to: there the form is empty, and this would be out of sight.
  useEffect(() => {
    if (asked) return takeAsked();
    title.current?.scrollIntoView({ block: 'center' });
    title.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <section aria-labelledby="kept" className="mb-6 border-l-2 border-accent bg-sunken p-4">
      <h2 id="kept" ref={title} tabIndex={-1} className="font-semibold outline-none">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-read text-small text-ink-soft">
        {t('text', { time: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }) })}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button size="s" variant="primary" onClick={take}>
          {t('take')}
        </Button>
        <Button size="s" onClick={drop}>
          {t('drop')}
        </Button>
      </p>
    </section>
  );
}

/** It was saved elsewhere meanwhile. Both are safe: theirs on the server, mine in the fields below. */
function ConflictNotice({ takeTheirs, keepMine }: { takeTheirs(): void; keepMine(): void }) {
  const t = useTranslations('publishing.theirs');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section role="alert" className="mb-6 border-l-2 border-warn bg-sunken p-4">
      <h2 ref={title} tabIndex={-1} className="flex items-center gap-2 font-semibold outline-none">
        <TriangleAlert aria-hidden size={18} className="text-warn" />
        {t('title')}
      </h2>
      <p className="mt-1 max-w-read text-small text-ink-soft">{t('text')}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button size="s" onClick={takeTheirs}>
          {t('take')}
        </Button>
        <Button size="s" onClick={keepMine}>
          {t('keep')}
        </Button>
      </p>
    </section>
  );
}

function askLink(words: ReactNode) {
  return (
    <Link to={askUs} className="link">
      {words}
    </Link>
  );
}
