import { useTranslations } from 'use-intl';
import { angleBetween } from '#editor/snapping/headings.ts';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import { distance } from '#lib/vec2.ts';
import { useSession } from '../editor-context.tsx';
import './wall-chain.css';

/** The walls of the chain in hand, stretch by stretch; the last is the one that follows the pointer or is typed. */
export function WallChain() {
  const t = useTranslations('workspace.wallTool');
  const line = useSession((state) => state.gesture?.show.line);
  const closing = useSession((state) => state.gesture?.show.closing);
  const units = useSession((state) => state.units);
  const stretches = (line ?? []).slice(1).map((to, i) => {
    const from = line?.[i] ?? to;
    return { length: distance(from, to), angle: Math.round(angleBetween(from, to) * 10) / 10 };
  });
  if (stretches.length === 0) return null;
  const written = (length: number) => `${writeLength(length, units)} ${lengthSuffix(units.length)}`.trim();
  return (
    <section className="wl-chain" aria-labelledby="wl-chain">
      <h3 id="wl-chain">{t('chain')}</h3>
      <ol>
        {stretches.map(({ length, angle }, at) => (
          <li key={at} aria-current={at === stretches.length - 1 ? 'step' : undefined}>
            <span>{at + 1}</span>
            <span>{written(length)}</span>
            <span>{angle}°</span>
          </li>
        ))}
        {closing && (
          <li className="wl-closing">
            <span>{stretches.length + 1}</span>
            <span>{t(`closing.${closing.onto}`)}</span>
            <span>{written(closing.value)}</span>
          </li>
        )}
      </ol>
    </section>
  );
}
