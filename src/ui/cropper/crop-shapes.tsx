import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { reshaped, type Ratio } from './crop.ts';
import type { CropperProps } from './cropper.tsx';

export interface Shape {
  width: number;
  height: number;
}
interface ShapesProps extends Pick<CropperProps, 'picture' | 'ratio' | 'onChange'> {
  shapes: readonly (Shape | null)[];
  onRatio(ratio: Ratio): void;
}

/** The aspect ratios to choose from; null is free. */
export function CropShapes({ shapes, picture, ratio, onRatio, onChange }: ShapesProps) {
  const t = useTranslations('media.cropper');
  const name = useId();
  function choose(next: Ratio) {
    onRatio(next);
    onChange((each) => reshaped(each, picture.size, next));
  }
  return (
    <div role="radiogroup" aria-label={t('shape')} className="seg mb-2 justify-self-start">
      {shapes.map((shape) => {
        const own = shape && shape.width / shape.height;
        return (
          <label key={String(own)}>
            <input type="radio" name={name} className="sr-only" checked={own === ratio} onChange={() => choose(own)} />
            {shape === null ? t('free') : t('ratio', { width: shape.width, height: shape.height })}
          </label>
        );
      })}
    </div>
  );
}
