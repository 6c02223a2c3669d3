import { useTranslations } from 'use-intl';
import { Initial } from './initial.tsx';
import { RoleSelect } from './role-select.tsx';
import type { ChangeSharing, SharedPerson, Sharing } from './share-port.ts';
import { useOthers } from './together-context.tsx';

interface SharePeopleProps {
  sharing: Sharing;
  own: string;
  onChange: ChangeSharing;
}

/** The owner, who was let in, and who asks to edit. */
export function SharePeople({ sharing: { people, requests }, own, onChange }: SharePeopleProps) {
  const t = useTranslations('together');
  return (
    <ul className="tg-people">
      <li>
        <span className="tg-head tg-own">
          <Initial name={own} />
        </span>
        <span className="tg-who">
          <b>{t('you', { name: own })}</b>
        </span>
        <span className="tg-owner">{t('owner')}</span>
      </li>
      {requests.map(({ person, name }) => (
        <li key={person} className="tg-request">
          <span className="tg-head">
            <Initial name={name} />
          </span>
          <span className="tg-who">
            <b>{name}</b>
            <span>{t('asks')}</span>
          </span>
          <button
            type="button"
            className="tg-line"
            onClick={() => void onChange({ do: 'answer', person, allow: false })}
          >
            {t('decline')}
          </button>
          <button
            type="button"
            className="tg-primary"
            onClick={() => void onChange({ do: 'answer', person, allow: true })}
          >
            {t('allow')}
          </button>
        </li>
      ))}
      {people.map((person) => (
        <PersonRow key={person.id} person={person} onChange={onChange} />
      ))}
    </ul>
  );
}

function PersonRow({ person, onChange }: { person: SharedPerson; onChange: ChangeSharing }) {
  const t = useTranslations('together');
  const { id, name, contact, role, prices, talk } = person;
  const here = useOthers().find((other) => other.person !== null && other.person === person.person);
  const called = name ?? contact ?? '';
  function state(): string {
    if (here) return t('now');
    if (name === null) return t('waiting');
    return talk === null ? (contact ?? '') : t('inTalk');
  }
  return (
    <li>
      <span className={`tg-head ${here ? `tg-ink-${here.ink}` : ''}`}>
        <Initial name={called} />
      </span>
      <span className="tg-who">
        <b>{called}</b>
        <span>{state()}</span>
      </span>
      <label className="tg-prices">
        <input
          type="checkbox"
          checked={prices}
          onChange={() => void onChange({ do: 'change', share: id, role, prices: !prices })}
        />
        <span>{t('prices')}</span>
      </label>
      <RoleSelect
        label={t('roleOf', { name: called })}
        value={role}
        onChange={(given) => void onChange({ do: 'change', share: id, role: given, prices })}
        onRemove={() => void onChange({ do: 'remove', share: id })}
      />
    </li>
  );
}
