import { useEffect, useState } from 'react';
import { findFinish } from '#models/materials/library.ts';
import { useLanguage } from '../../words/use-language.ts';

interface SwatchProps {
  id: string;
  pressed: boolean;
  onPick(id: string): void;
}

/** A finish by its picture and name; its colour until the picture is drawn. */
export function Swatch({ id, pressed, onPick }: SwatchProps) {
  const reader = useLanguage();
  const finish = findFinish(id);
  const name = finish?.name[reader] ?? id;
  return (
    <button type="button" className="sf-swatch" aria-pressed={pressed} title={name} onClick={() => onPick(id)}>
      <SwatchBlock id={id} />
      <span>{name}</span>
    </button>
  );
}

export function SwatchBlock({ id }: { id: string }) {
  const finish = findFinish(id);
  const picture = useSwatchPicture(finish?.pattern && finish.kind !== 'paint' ? id : null);
  return (
    <i
      className="sf-block"
      style={{ backgroundColor: finish?.colour, ...(picture !== null && { backgroundImage: `url(${picture})` }) }}
    />
  );
}

/** Drawn here when the page has time for it: some dozen patterns take longer than a frame. */
function useSwatchPicture(id: string | null): string | null {
  const [drawn, setDrawn] = useState<{ id: string; picture: string | null } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let gone = false;
    const timer = setTimeout(() => {
      void import('./swatch-picture.ts').then(({ swatchPicture }) => {
        if (!gone) setDrawn({ id, picture: swatchPicture(id) });
      });
    });
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id]);
  return drawn?.id === id ? drawn.picture : null;
}
