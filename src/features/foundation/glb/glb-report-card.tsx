import { Info } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { glbFileAddress, glbPictureAddress, type GlbData } from './glb.ts';
import { LiveGlb } from './components/live-glb.tsx';

/** What the server found in the model: its picture, its size, its weight, and what its maker may want to fix. */
export function GlbReportCard({ glb, onRemove }: { glb: GlbData; onRemove?(): void }) {
  const t = useTranslations('glb');
  const format = useFormatter();
  const { name, size, triangles, bytes, report } = glb;
  const megabytes = format.number(bytes / (1024 * 1024), { maximumFractionDigits: 1 });
  const rows = [
    [t('report.size'), t('report.sizeValue', size)],
    [t('report.triangles'), format.number(triangles)],
    [t('report.weight'), t('report.weightValue', { megabytes })],
    [t('report.materials'), report.materials.length === 0 ? t('report.none') : report.materials.join(', ')],
    [t('report.textures'), format.number(report.textures)],
  ] as const;
  return (
    <div className="grid gap-4 rounded-s border border-line p-4 md:grid-cols-[minmax(16rem,2fr)_3fr]">
      <GlbStage id={glb.id} name={name} className="aspect-[8/5] self-start" />
      <div className="grid content-start gap-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="min-w-0 truncate font-medium">{name}</span>
          {onRemove && (
            <Button size="s" onClick={onRemove}>
              {t('field.remove')}
            </Button>
          )}
        </p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
          {rows.map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        {report.notes.length > 0 && (
          <ul className="grid gap-1.5 text-small">
            {report.notes.map(({ key, values }) => (
              <li key={key} className="flex gap-2">
                <Info aria-hidden size={16} className="mt-0.5 shrink-0 text-ink-soft" />
                <span>{t(`note.${key}`, values)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/**
 * A model by its id (PRODUCT L2): the studio's picture first, 3D at true size on request. Needs the texts `glb` and
 * `viewer`.
 */
function GlbStage({ id, name, className = 'aspect-[8/5]' }: { id: string; name: string; className?: string }) {
  const t = useTranslations('glb.report');
  return (
    <div className={`pic studio ${className}`}>
      <LiveGlb file={glbFileAddress(id)} name={name}>
        <img
          src={glbPictureAddress(id)}
          alt={t('picture', { name })}
          width={960}
          height={600}
          decoding="async"
          className="absolute inset-0 h-full w-full object-cover"
        />
      </LiveGlb>
    </div>
  );
}
