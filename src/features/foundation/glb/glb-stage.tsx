import { useTranslations } from 'use-intl';
import { LiveGlb } from './components/live-glb.tsx';
import { glbFileAddress, glbPictureAddress } from './glb.ts';

/**
 * A model by its id (PRODUCT L2): the studio's picture first, 3D at true size on request. Needs the texts `glb` and
 * `viewer`.
 */
export function GlbStage({ id, name, className = 'aspect-[8/5]' }: { id: string; name: string; className?: string }) {
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
