import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { designAddress } from '#features/studio/designs/design-address.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { SharedDesign } from './sharing.ts';

/** Designs that others share with this person: whose, and what one may do; one can leave. Texts: `together`. */
export function SharedDesigns({ designs }: { designs: readonly SharedDesign[] }) {
  const t = useTranslations('together');
  if (designs.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="display text-h3">{t('mine.title')}</h2>
      <ul className="mt-6 grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-5">
        {designs.map((design) => (
          <li key={design.id}>
            <Link to={designAddress(design.id)} className="group block">
              <span className="pic studio aspect-[3/2]">
                <img src={design.plan} alt="" width={480} height={320} loading="lazy" className="object-contain! p-5" />
              </span>
              <span className="display mt-3 block text-title underline-offset-4 group-hover:underline">
                {design.name}
              </span>
              <span className="caption block">
                {t('mine.by', { owner: design.owner })} · {t(`role.${design.role}`)}
                {design.fresh && ` · ${t('mine.fresh')}`}
              </span>
            </Link>
            <Leave design={design} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Leave({ design }: { design: SharedDesign }) {
  const t = useTranslations('together.mine');
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const { busy, attempt } = useAttempt();
  const [asked, setAsked] = useState(false);
  const { id, name, owner } = design;
  async function leave() {
    const path = `/designs/${encodeURIComponent(id)}/sharing`;
    if (!(await attempt(() => api.delete(path, undefined, { creates: true })))) return;
    toast.success(t('left', { name }));
    await revalidate();
  }
  if (!asked)
    return (
      <button type="button" className="link caption mt-1 inline-flex items-center gap-1" onClick={() => setAsked(true)}>
        <LogOut aria-hidden size={14} />
        {t('leave')}
      </button>
    );
  return (
    <div className="mt-2">
      <p className="caption">{t('leaveAsk', { name, owner })}</p>
      <div className="mt-2 flex gap-2">
        <Button busy={busy} onClick={() => void leave()}>
          {t('leave')}
        </Button>
        <Button onClick={() => setAsked(false)}>{t('stay')}</Button>
      </div>
    </div>
  );
}
