import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RoomType } from '#design/records/room.ts';
import { roomName } from '#elements/room-name.ts';
import { styles } from '#models/vocabulary.ts';
import { usePrice } from '#ui/price.tsx';
import { useLanguage } from '../../words/use-language.ts';
import { longestBrief, readBrief, type UnderstoodBrief } from './read-brief.ts';

interface BriefFieldProps {
  /** What the room is furnished as; null of a whole home. */
  kind: RoomType | null;
  words: string;
  onWords(words: string): void;
  onRead(brief: UnderstoodBrief): void;
}

/** The wish in one's own words; what was understood of it stands below, and in the fields. */
export function BriefField({ kind, words, onWords, onRead }: BriefFieldProps) {
  const t = useTranslations('furnish.brief');
  const locale = useLanguage();
  const price = usePrice();
  const id = useId();
  const [brief, setBrief] = useState(() => (words.trim() === '' ? null : readBrief(words)));
  function read(): void {
    if (words.trim() === '') return setBrief(null);
    const understood = readBrief(words);
    setBrief(understood);
    onRead(understood);
  }
  const chips = brief && [
    ...(brief.size ? [t(brief.size)] : []),
    ...(brief.type ? [roomName({ type: brief.type, name: '' }, locale)] : []),
    ...(brief.style ? [styles[brief.style][locale]] : []),
    ...(brief.budget !== undefined ? [t('upTo', { price: price(brief.budget) })] : []),
    ...(brief.desk ? [t('desk')] : []),
    ...(brief.inStock ? [t('inStock')] : []),
    ...(brief.keep !== undefined ? [t(brief.keep ? 'keep' : 'clear')] : []),
  ];
  return (
    <form
      className="fur-sec fur-brief"
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <label htmlFor={id}>{t('label')}</label>
      <div className="ws-input">
        <input
          id={id}
          maxLength={longestBrief}
          placeholder={t(`placeholder.${kind === 'living' || kind === 'bedroom' ? kind : 'other'}`)}
          value={words}
          onChange={({ target }) => onWords(target.value)}
          onBlur={read}
        />
      </div>
      <output htmlFor={id}>
        {chips?.map((chip) => (
          <span key={chip} className="fur-understood">
            {chip}
          </span>
        ))}
        {chips?.length === 0 && <span className="ws-note">{t('nothing')}</span>}
      </output>
    </form>
  );
}
