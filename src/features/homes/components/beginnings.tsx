import { PencilRuler, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { pages } from '#features/content/addresses.ts';
import { useStartDesign } from '#features/start-design/use-start-design.ts';
import { homeSection, type PersonKind } from '#lib/person.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { sectionsOf } from '../home-sections.ts';

const begins = { designer: { section: 'works', words: 'work' }, merchant: { section: 'products', words: 'product' } } as const;

/** The one loud thing of a home: what this side of a person begins with. */
export function Beginnings({ kind }: { kind: PersonKind }) {
  const t = useTranslations('homes.begin');
  const { openWorkspace } = useStartDesign();
  if (kind === 'user') return <ButtonLink variant="primary" to={pages.works.path}>{t('user')}</ButtonLink>;
  const { section, words } = begins[kind];
  if (sectionsOf(kind).some(({ key }) => (key as string) === section)) return <ButtonLink variant="primary" to={homeSection(kind, section, { new: '1' })}><Plus aria-hidden size={18} />{t(words)}</ButtonLink>;
  return <Button variant="primary" onClick={openWorkspace}><PencilRuler aria-hidden size={18} />{t('draw')}</Button>;
}
