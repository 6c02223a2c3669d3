import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import type { DesignOrder, Entry } from '../design-order.ts';
import { mayMessage, stepsFor, type DesignOrderStep } from '../design-order-states.ts';
import { Composer } from './composer.tsx';
import { EntryLine } from './entry-line.tsx';

/** A page has one primary button (LOOK §2): with one of these steps open, sending a message is secondary. */
const primarySteps: readonly DesignOrderStep[] = ['accept', 'begin', 'deliver', 'complete'];

interface ConversationProps {
  talk: DesignOrder;
  name: string;
  onSaid(entry: Entry): void;
  onEarlier(): Promise<void>;
}

/** Messages and steps, the latest at the bottom, above the message field. */
export function Conversation({ talk, name, onSaid, onEarlier }: ConversationProps) {
  const t = useTranslations('talks.talk');
  const bed = useBottom(talk.entries.at(-1)?.position ?? 0);
  return (
    <section aria-labelledby="conversation">
      <h2 id="conversation" className="display text-title">
        {t('title')}
      </h2>
      <div
        ref={bed}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        role="log"
        aria-labelledby="conversation"
        className="mt-4 max-h-[min(36rem,70dvh)] overflow-y-auto border-y border-line py-5 pr-1"
      >
        {talk.earlier && <EarlierButton onEarlier={onEarlier} />}
        {talk.entries.length === 0 ? (
          <p className="text-ink-soft">{t('empty')}</p>
        ) : (
          <Entries talk={talk} name={name} />
        )}
      </div>
      {mayMessage(talk.state) ? (
        <Composer
          order={talk.id}
          name={name}
          quiet={stepsFor(talk.side, talk.state).some((step) => primarySteps.includes(step))}
          onSaid={onSaid}
        />
      ) : (
        <p className="mt-4 text-ink-soft">{t('closed')}</p>
      )}
    </section>
  );
}

function Entries({ talk: { id, entries, side, theySaw, designer, buyer }, name }: { talk: DesignOrder; name: string }) {
  const format = useFormatter();
  const lastMine = entries.findLast((entry) => entry.by === side && entry.state === null)?.position;
  const ownName = side === 'buyer' ? buyer.name : designer.name;
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long' });
  return (
    <ol className="grid gap-4">
      {entries.map((entry, index) => (
        <EntryDay
          key={entry.position}
          day={index === 0 || day(entry.at) !== day(entries[index - 1]?.at ?? entry.at) ? day(entry.at) : null}
        >
          <EntryLine
            entry={entry}
            thing={`${id}.${entry.position}`}
            mine={entry.by === side}
            name={entry.by === side ? ownName : name}
            seen={entry.position === lastMine && entry.position <= theySaw}
          />
        </EntryDay>
      ))}
    </ol>
  );
}

function EntryDay({ day, children }: { day: string | null; children: React.ReactNode }) {
  return (
    <>
      {day !== null && <li className="caption num text-center">{day}</li>}
      {children}
    </>
  );
}

function EarlierButton({ onEarlier }: { onEarlier(): Promise<void> }) {
  const t = useTranslations('talks.talk');
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);
  function more() {
    setBusy(true);
    void onEarlier()
      .catch(showFailure)
      .finally(() => setBusy(false));
  }
  return (
    <p className="mb-4 text-center">
      <Button size="s" variant="quiet" busy={busy} onClick={more}>
        {t('earlier')}
      </Button>
    </p>
  );
}

/** Scrolls to the newest entry; loading older ones above keeps the position. */
function useBottom(last: number) {
  const bed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last > 0) bed.current?.scrollTo({ top: bed.current.scrollHeight });
  }, [last]);
  return bed;
}
