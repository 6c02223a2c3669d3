import { PencilRuler } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { pages } from '#features/content/addresses.ts';
import { useStartDesign } from '#features/start-design/use-start-design.ts';
import type { PersonKind } from '#lib/person.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

/** The one loud thing of a home: what this side of a person begins with. */
export function Beginnings({ kind }: { kind: PersonKind }) {
  const t = useTranslations('homes.begin');
  const { openWorkspace } = useStartDesign();
  if (kind === 'user') return <ButtonLink variant="primary" to={pages.works.path}>{t('user')}</ButtonLink>;
  return <Button variant="primary" onClick={openWorkspace}><PencilRuler aria-hidden size={18} />{t('draw')}</Button>;
}
