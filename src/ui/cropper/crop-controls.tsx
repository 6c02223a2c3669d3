import { RotateCcw, RotateCw, Undo2, ZoomIn } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { mostTilt, startCrop, tilted, turned, zoomed, zoomOf } from './crop.ts';
import type { CropperProps } from './cropper.tsx';

/** What pinch and wheel do on the stage, as sliders. */
export function CropSliders({ picture: { size: image }, crop, onChange }: CropperProps) {
  const t = useTranslations('media.cropper');
  const { level, most } = zoomOf(crop, image);
  // Logarithmic: twice as close is the same step everywhere.
  const reach = Math.log(most);
  const toLevel = (share: number) => Math.exp((share / 100) * reach);
  return (
    <div className="grid">
      <Slider
        icon={<ZoomIn aria-hidden size={18} />}
        label={t('zoom')}
        min={0}
        max={100}
        step={0.5}
        value={reach === 0 ? 0 : (100 * Math.log(level)) / reach}
        said={`${Math.round(100 * level)}%`}
        onSlide={(share) => onChange((each) => zoomed(each, image, toLevel(share) / zoomOf(each, image).level))}
      />
      <Slider
        icon={<Tilt />}
        label={t('straighten')}
        min={-mostTilt}
        max={mostTilt}
        step={0.5}
        value={crop.tilt}
        said={t('degrees', { degrees: crop.tilt })}
        onSlide={(degrees) => onChange((each) => tilted(each, image, degrees))}
      />
    </div>
  );
}

export function CropTools({ picture: { size: image }, ratio, onChange }: CropperProps) {
  const t = useTranslations('media.cropper');
  return (
    <div className="-mr-3 flex items-center">
      <Tool label={t('turnLeft')} onClick={() => onChange((each) => turned(each, image, -1, ratio))}>
        <RotateCcw aria-hidden size={20} />
      </Tool>
      <Tool label={t('turnRight')} onClick={() => onChange((each) => turned(each, image, 1, ratio))}>
        <RotateCw aria-hidden size={20} />
      </Tool>
      <Tool label={t('reset')} onClick={() => onChange(() => startCrop(image, ratio))}>
        <Undo2 aria-hidden size={20} />
      </Tool>
    </div>
  );
}

interface SliderProps {
  icon: ReactNode;
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  said: string;
  onSlide(value: number): void;
}

function Slider({ icon, label, value, said, onSlide, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <label htmlFor={id} className="text-ink-soft" title={label}>
        {icon}
        <span className="sr-only">{label}</span>
      </label>
      <input
        id={id}
        type="range"
        className="slider"
        {...range}
        value={value}
        aria-valuetext={said}
        onChange={(event) => onSlide(event.currentTarget.valueAsNumber)}
      />
      <span aria-hidden className="num caption w-14 text-right">
        {said}
      </span>
    </div>
  );
}

function Tool({ label, children, onClick }: { label: string; children: ReactNode; onClick(): void }) {
  return (
    <button type="button" className="icon-btn" aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}

/** A tilted spirit level: the icon set has none. */
function Tilt() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width={18}
      height={18}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      className="lucide"
    >
      <path d="M3 19h18M3 19 19 8" strokeLinecap="round" />
      <path d="M12.5 19a9.5 9.5 0 0 0-1.7-5.4" />
    </svg>
  );
}
