import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePunctuation } from '#text/punctuation.ts';
import type { ModelDetail } from '../model.ts';

export function ModelFacts({ model: { id, size, placement, rooms, triangles } }: { model: ModelDetail }) {
  const t = useTranslations('models.detail');
  const format = useFormatter();
  const { comma, list } = usePunctuation();
  return (
    <dl className="mt-7 border-t border-line text-small">
      <Fact name={t('size')}>
        {size.width} × {size.depth} × {size.height} mm
      </Fact>
      <Fact name={t('placement')}>
        {placement.name}
        {placement.mountHeight !== null && `${comma}${t('mount', { height: placement.mountHeight })}`}
      </Fact>
      <Fact name={t('rooms')}>{rooms.map((room) => room.name).join(list)}</Fact>
      <Fact name={t('triangles')}>{format.number(triangles)}</Fact>
      <Fact name={t('id')}>{id}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="num text-right">{children}</dd>
    </div>
  );
}
