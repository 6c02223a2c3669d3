import { useTranslations } from 'use-intl';
import { CropSliders, CropTools } from './crop-controls.tsx';
import { CropShapes, type Shape } from './crop-shapes.tsx';
import { CropStage } from './crop-stage.tsx';
import { fitted, outputSize, type Crop, type Ratio } from './crop.ts';
import type { OpenPicture } from './open-picture.ts';

export interface CropperProps {
  picture: OpenPicture;
  crop: Crop;
  ratio: Ratio;
  /** What is cut out will be shown in a circle. */
  round?: boolean;
  onChange(change: (crop: Crop) => Crop): void;
}

/** Where more than one shape will do: which ones, and what was chosen. */
interface ShapeChoice {
  shapes: readonly (Shape | null)[];
  onRatio(ratio: Ratio): void;
}

/** Move, zoom, rotate, crop (PRODUCT G4), by pointer, touch or keys. The resulting size is shown under the stage. */
export function Cropper({ choice, ...props }: CropperProps & { choice?: ShapeChoice }) {
  const t = useTranslations('media.cropper');
  const { width, height } = outputSize(fitted(props.crop, props.picture.size));
  return (
    <div className="grid gap-2">
      <CropStage {...props} />
      <div className="flex items-center justify-between gap-3">
        <output className="num caption">{t('size', { width: String(width), height: String(height) })}</output>
        <CropTools {...props} />
      </div>
      {choice && <CropShapes {...choice} {...props} />}
      <CropSliders {...props} />
    </div>
  );
}
