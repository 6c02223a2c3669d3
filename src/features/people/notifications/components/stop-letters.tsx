import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { noticeClient } from '../notice-client.ts';
import type { NoticeTopic } from '../notice.ts';

/** Behind a mail's unsubscribe link: opening it alone changes nothing, because mail scanners open links too. */
export function StopLetters({ token }: { token: string }) {
  const t = useTranslations('notices.stop');
  const topics = useTranslations('notices.choices.topics');
  const { busy, attempt } = useAttempt();
  const [topic, setTopic] = useState<NoticeTopic | null>(null);
  async function stop() {
    await attempt(async () => setTopic((await noticeClient.unsubscribe(token)).topic as NoticeTopic));
  }
  return (
    <div className="page py-16 lg:py-24">
      <h1 className="display text-h1">{topic === null ? t('title') : t('done')}</h1>
      <output className="mt-4 block max-w-read text-lead text-ink-soft">
        {topic === null ? t('text') : t('doneText', { topic: topics(topic) })}
      </output>
      <p className="mt-8 flex flex-wrap gap-3">
        {topic === null && (
          <Button variant="primary" busy={busy} onClick={() => void stop()}>
            {t('button')}
          </Button>
        )}
        <ButtonLink variant="line" to="/notice">
          {t('choose')}
        </ButtonLink>
      </p>
    </div>
  );
}
