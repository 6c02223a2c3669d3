import { Ellipsis } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { designAddress } from '../design-address.ts';
import type { DesignItem } from '../design.ts';
import type { DesignLine } from '../workspace-page.ts';
import { DesignDialog } from './design-dialog.tsx';

interface DesignMenuProps {
  design: DesignLine;
  folders: readonly string[];
  /** Whether a copy may be made. */
  copies: boolean;
}

/** What can be done with a design without opening it. */
export function DesignMenu({ design, folders, copies }: DesignMenuProps) {
  const t = useTranslations('start.mine');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const { busy, attempt } = useAttempt();
  const [asking, ask] = useState<'name' | 'folder' | null>(null);
  const menu = useRef<HTMLDetailsElement>(null);
  const path = `/designs/${encodeURIComponent(design.id)}`;
  const close = () => menu.current?.removeAttribute('open');

  async function duplicate(): Promise<void> {
    await attempt(async () => {
      const copy = await api.post<DesignItem>(`${path}/duplicate`, {}, { creates: true });
      await navigate(designAddress(copy.id));
    });
  }
  async function bin(): Promise<void> {
    await attempt(async () => {
      await api.delete(path, undefined, { creates: true });
      await revalidate();
      toast.success(t('binned', { name: design.name }));
    });
  }
  function act(work: () => unknown): () => void {
    return () => {
      close();
      void work();
    };
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and leaving close what its summary opened */}
      <details
        ref={menu}
        className="absolute top-2 right-2"
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <summary
          className="icon-btn list-none [&::-webkit-details-marker]:hidden"
          aria-label={t('menu', { name: design.name })}
        >
          <Ellipsis aria-hidden size={18} />
        </summary>
        <ul className="absolute right-0 z-10 mt-1 w-52 rounded-m bg-surface p-2 shadow-float">
          <Entry onClick={act(() => ask('name'))}>{t('rename')}</Entry>
          <Entry onClick={act(() => ask('folder'))}>{t('move')}</Entry>
          {copies && (
            <Entry onClick={act(duplicate)} disabled={busy}>
              {t('duplicate')}
            </Entry>
          )}
          <Entry onClick={act(bin)} disabled={busy}>
            {t('toBin')}
          </Entry>
        </ul>
      </details>
      {asking && (
        <DesignDialog key={asking} what={asking} design={design} folders={folders} onClose={() => ask(null)} />
      )}
    </>
  );
}

function Entry({ disabled, onClick, children }: { disabled?: boolean; onClick(): void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className="menu-item w-full" disabled={disabled} onClick={onClick}>
        {children}
      </button>
    </li>
  );
}
