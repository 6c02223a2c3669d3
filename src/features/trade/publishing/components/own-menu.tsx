import { Archive, ArchiveRestore, Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import type { OwnStep } from '../shelf.ts';
import { RowMenu } from './row-menu.tsx';

interface OwnMenuProps {
  id: string;
  name: string;
  status: 'shelved' | 'unshelved';
  held?: boolean;
  edit: string;
  onStep(step: OwnStep): void;
  onCopy?(): void;
}

/** Edit, view, publish or unpublish, delete. */
export function OwnMenu({ id, name, status, held = false, edit, onStep, onCopy }: OwnMenuProps) {
  const t = useTranslations('publishing.menu');
  return (
    <RowMenu label={t('open', { name })}>
      {(close) => {
        const item = (step: OwnStep, Icon: typeof Archive, bad = '') => (
          <li>
            <button
              type="button"
              className={`menu-item ${bad}`}
              onClick={() => {
                close();
                onStep(step);
              }}
            >
              <Icon aria-hidden size={18} />
              {t(step)}
            </button>
          </li>
        );
        return (
          <ul>
            <li>
              <Link to={edit} className="menu-item">
                <Pencil aria-hidden size={18} />
                {t('edit')}
              </Link>
            </li>
            {status === 'shelved' && (
              <li>
                <Link to={thingAddress(id)} className="menu-item">
                  <ExternalLink aria-hidden size={18} />
                  {t('look')}
                </Link>
              </li>
            )}
            {onCopy && (
              <li>
                <button
                  type="button"
                  className="menu-item"
                  onClick={() => {
                    close();
                    onCopy();
                  }}
                >
                  <Copy aria-hidden size={18} />
                  {t('copy')}
                </button>
              </li>
            )}
            {status === 'shelved' ? item('unshelve', Archive) : !held && item('shelve', ArchiveRestore)}
            {item('delete', Trash2, 'text-bad')}
          </ul>
        );
      }}
    </RowMenu>
  );
}
