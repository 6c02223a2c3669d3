import { PencilRuler } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { designAddress } from '#features/studio/designs/design-address.ts';
import type { DesignItem } from '#features/studio/designs/design.ts';
import { api } from '#lib/api.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { mayMessage } from '../design-order-states.ts';
import type { DesignOrder } from '../design-order.ts';

/** Designs the two look at together: opened by both, attached and taken back by the designer. */
export function TalkDesigns({ talk, onChange }: { talk: DesignOrder; onChange(talk: DesignOrder): void }) {
  const t = useTranslations('talks.designs');
  const { busy, attempt } = useAttempt();
  const serves = talk.side === 'designer';
  const open = mayMessage(talk.state);
  if (talk.designs.length === 0 && !(serves && open)) return null;
  const path = (design: string) => `/design-orders/${talk.id}/designs/${encodeURIComponent(design)}`;
  return (
    <section className="mt-8" aria-labelledby="talk-designs">
      <h2 id="talk-designs" className="display text-title">
        {t('title')}
      </h2>
      {talk.designs.length === 0 && <p className="mt-2 text-small text-ink-soft">{t('none')}</p>}
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {talk.designs.map(({ id, name, role }) => (
          <li key={id} className="grid gap-2 py-3">
            <span>
              <span className="block font-medium break-words">{name || t('untitled')}</span>
              <span className="caption block">{t(`${serves ? 'given' : 'yours'}.${role}`)}</span>
            </span>
            <span className="flex flex-wrap gap-2">
              <ButtonLink to={designAddress(id)}>
                <PencilRuler aria-hidden size={18} />
                {t('open')}
              </ButtonLink>
              {serves && (
                <Button
                  busy={busy}
                  onClick={() =>
                    void attempt(async () => onChange(await api.delete(path(id), undefined, { creates: true })))
                  }
                >
                  {t('remove')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {serves && open && (
        <AttachDesign
          attached={talk.designs.map(({ id }) => id)}
          onAttach={async (design, role) => onChange(await api.put(path(design), { role }, { creates: true }))}
        />
      )}
    </section>
  );
}

interface AttachDesignProps {
  attached: readonly string[];
  onAttach(design: string, role: 'view' | 'comment'): Promise<void>;
}

function AttachDesign({ attached, onAttach }: AttachDesignProps) {
  const t = useTranslations('talks.designs');
  const { busy, attempt } = useAttempt();
  const [designs, setDesigns] = useState<readonly DesignItem[] | null>(null);
  const [chosen, setChosen] = useState('');
  const [role, setRole] = useState<'view' | 'comment'>('comment');
  if (designs === null)
    return (
      <Button
        className="mt-3"
        busy={busy}
        onClick={() => void attempt(async () => setDesigns(await api.get<DesignItem[]>('/designs')))}
      >
        {t('attach')}
      </Button>
    );
  const free = designs.filter(({ id }) => !attached.includes(id));
  if (free.length === 0)
    return <p className="mt-3 text-small text-ink-soft">{t(designs.length === 0 ? 'noDesigns' : 'allAttached')}</p>;
  return (
    <form
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === '') return;
        void attempt(() => onAttach(chosen, role)).then((done) => done && setDesigns(null));
      }}
    >
      <label className="grid gap-1 text-small">
        {t('which')}
        <select className="input" value={chosen} required onChange={({ target }) => setChosen(target.value)}>
          <option value="">{t('choose')}</option>
          {free.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || t('untitled')}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 text-small">
        {t('role')}
        <select
          className="input"
          value={role}
          onChange={({ target }) => setRole(target.value === 'view' ? 'view' : 'comment')}
        >
          <option value="comment">{t('comment')}</option>
          <option value="view">{t('view')}</option>
        </select>
      </label>
      <Button type="submit" variant="primary" busy={busy}>
        {t('add')}
      </Button>
    </form>
  );
}
