import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { roomName } from '#elements/room-name.ts';
import { styles } from '#models/vocabulary.ts';
import type { FurnishTemplate } from '../../ports/furnish-port.ts';
import { useMarket } from '../../offers/market-context.tsx';
import { useLanguage } from '../../words/use-language.ts';
import type { Templates } from './use-templates.ts';

interface TemplateListProps {
  templates: Templates;
  /** Where plans are chosen. */
  plans: string;
  onUse(template: FurnishTemplate): void;
}

/** Furnishings kept for other rooms; deleting one gives its place back (DECISIONS D8). */
export function TemplateList({ templates: { kept, busy, fault, remove }, plans, onUse }: TemplateListProps) {
  const t = useTranslations('furnish.templates');
  const locale = useLanguage();
  const { catalogue } = useMarket();
  if (!kept) return null;
  return (
    <section className="fur-sec" aria-label={t('title')}>
      <div className="fur-line">
        <h3>{t('title')}</h3>
        {kept.allowed > 0 && <span>{t('places', { used: kept.templates.length, allowed: kept.allowed })}</span>}
      </div>
      {kept.allowed === 0 && (
        <p className="ws-note">
          {t('notIncluded')} <a href={plans}>{t('plans')}</a>
        </p>
      )}
      {kept.allowed > 0 && kept.templates.length === 0 && <p className="ws-note">{t('none')}</p>}
      {fault !== null && (
        <p className="ws-fault" role="alert">
          {fault}
        </p>
      )}
      <ul className="fur-templates">
        {kept.templates.map((template) => (
          <li key={template.id}>
            <button type="button" className="fur-template" onClick={() => onUse(template)}>
              <span className="fur-pics">
                {template.pieces.slice(0, 3).map((piece, at) => {
                  const picture = catalogue.picture(piece);
                  return picture === null ? null : <img key={at} src={picture} alt="" loading="lazy" />;
                })}
              </span>
              <span>
                <strong>{template.name}</strong>
                <small>
                  {`${roomName({ type: template.type, name: '' }, locale)} · ${styles[template.style][locale]}`}
                </small>
              </span>
            </button>
            <button
              type="button"
              className="ws-icon"
              disabled={busy}
              aria-label={t('remove', { name: template.name })}
              onClick={() => remove(template.id)}
            >
              <Trash2 aria-hidden size={16} strokeWidth={1.5} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
