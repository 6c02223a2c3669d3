import { useTranslations } from 'use-intl';
import { HomeHead } from '#ui/home-head.tsx';
import type { SectionProps } from '../home-section.ts';
import type { OverviewData } from '../overview.server.ts';

export function Overview({ data }: SectionProps<OverviewData>) {
  const t = useTranslations('homes.greeting');
  return <HomeHead title={t(data.part, { name: data.name })} />;
}
