import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSignedIn } from '#features/people/accounts/use-signed-in.ts';
import type { ReportKind } from './report.ts';

const ReportDialog = lazy(() =>
  import('./components/report-dialog.tsx').then((module) => ({ default: module.ReportDialog })),
);

/** A quiet button to report something. A visitor signs in first. Texts: `reports`. */
export function ReportButton({ kind, thing, className = '' }: { kind: ReportKind; thing: string; className?: string }) {
  const t = useTranslations('reports');
  const [open, setOpen] = useState(false);
  const signedIn = useSignedIn();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => signedIn(() => setOpen(true))}
        className={`caption inline-flex min-h-11 cursor-pointer items-center gap-1.5 hover:text-ink lg:min-h-8 ${className}`}
      >
        <Flag aria-hidden size={14} />
        {t(`button.${kind}`)}
      </button>
      {open && (
        <Suspense fallback={null}>
          <ReportDialog kind={kind} thing={thing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
