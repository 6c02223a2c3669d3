import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ButtonLink } from './button.tsx';

interface PageStepsProps {
  page: number;
  size: number;
  total: number;
  address(page: number): string;
  texts: { label: string; newer: string; older: string };
}

/** Pager of a list that is read newest first; pages count from 0. Nothing for a single page. */
export function PageSteps({ page, size, total, address, texts }: PageStepsProps) {
  if (total <= size && page === 0) return null;
  return (
    <nav aria-label={texts.label} className="mt-6 flex flex-wrap gap-3">
      {page > 0 && (
        <ButtonLink size="s" to={address(page - 1)}>
          <ArrowLeft aria-hidden size={16} />
          {texts.newer}
        </ButtonLink>
      )}
      {(page + 1) * size < total && (
        <ButtonLink size="s" to={address(page + 1)}>
          {texts.older}
          <ArrowRight aria-hidden size={16} />
        </ButtonLink>
      )}
    </nav>
  );
}
