import { Check, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import { lengthOf, pointAt } from '#lib/curve.ts';
import { useSession } from '../editor-context.tsx';
import { toScreen } from '../plan-view/plan-camera.ts';
import { useSize } from '../plan-view/use-size.ts';
import type { WallDraft } from './walls-command.ts';

interface WallMarksProps {
  drafts: readonly WallDraft[];
  left: ReadonlySet<string>;
  onToggle(id: string): void;
}

/** A mark in the middle of each wall, to leave it out or take it again; those left out stay as a dashed line. */
export function WallMarks({ drafts, left, onToggle }: WallMarksProps) {
  const t = useTranslations('drawing.walls');
  const host = useRef<HTMLFieldSetElement>(null);
  const size = useSize(host);
  const view = useSession((state) => state.view);
  const units = useSession((state) => state.units);
  const written = (length: number) => `${writeLength(Math.round(length), units)} ${lengthSuffix(units.length)}`.trim();
  return (
    <fieldset ref={host} className="dr-marks" aria-label={t('each')}>
      {size && (
        <svg width={size.width} height={size.height} aria-hidden>
          {drafts
            .filter(({ wall }) => left.has(wall.id))
            .map(({ wall }) => {
              const [a, b] = [toScreen(view, size, wall.a), toScreen(view, size, wall.b)];
              return <line key={wall.id} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
            })}
        </svg>
      )}
      {size &&
        drafts.map(({ wall }, at) => {
          const length = lengthOf(wall);
          const { x, y } = toScreen(view, size, pointAt(wall, length / 2));
          if (x < 0 || y < 0 || x > size.width || y > size.height) return null;
          const taken = !left.has(wall.id);
          const Sign = taken ? Check : X;
          return (
            <button
              key={wall.id}
              type="button"
              aria-pressed={taken}
              aria-label={t('wall', { number: at + 1, length: written(length), thickness: written(wall.thickness) })}
              style={{ left: x, top: y }}
              onClick={() => onToggle(wall.id)}
            >
              <Sign aria-hidden size={12} strokeWidth={2.5} />
            </button>
          );
        })}
    </fieldset>
  );
}
