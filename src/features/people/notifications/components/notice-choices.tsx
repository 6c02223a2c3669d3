import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { noticeClient } from '../notice-client.ts';
import { noticeTopics, topicNames, type NoticeChoices, type NoticeTopic } from '../notice.ts';

const channels = ['site', 'mail'] as const;

/**
 * Notification preferences, on the site and by mail; every change is saved at once. Necessary ones are shown but cannot
 * be turned off.
 */
export function NoticeChoicesForm({ choices: first }: { choices: NoticeChoices }) {
  const t = useTranslations('notices.choices');
  const [choices, setChoices] = useState(first);
  const toast = useToast();
  const showFailure = useShowFailure();
  async function choose(topic: NoticeTopic, channel: (typeof channels)[number], wanted: boolean) {
    const next = { ...choices, [topic]: { ...choices[topic], [channel]: wanted } };
    setChoices(next);
    try {
      setChoices(await noticeClient.choose(next));
      toast.clear();
      toast.success(t('saved'));
    } catch (error) {
      setChoices(choices);
      await showFailure(error);
    }
  }
  return (
    <section className="eave pt-4">
      <h2 className="display text-title">{t('title')}</h2>
      <table className="mt-4 w-full text-small">
        <thead>
          <tr className="border-b border-ink text-left">
            <th scope="col" className="py-2 font-medium">
              {t('topic')}
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className="w-20 py-2 text-center font-medium">
                {t(channel)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topicNames.map((topic) => (
            <tr key={topic} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {t(`topics.${topic}`)}
              </th>
              {channels.map((channel) => {
                const necessary = noticeTopics[topic].necessary[channel];
                return (
                  <td key={channel} className="text-center">
                    <label className="inline-grid h-11 w-11 cursor-pointer place-items-center">
                      <input
                        type="checkbox"
                        aria-label={t(necessary ? 'necessary' : 'choose', {
                          topic: t(`topics.${topic}`),
                          channel: t(channel),
                        })}
                        className="h-5 w-5 accent-(--color-accent)"
                        checked={choices[topic][channel]}
                        disabled={necessary}
                        onChange={(event) => void choose(topic, channel, event.target.checked)}
                      />
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption mt-3">{t('note')}</p>
    </section>
  );
}
