import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { useEditor, useSession } from '../editor-context.tsx';
import { drawingUnits, type OpenDrawing, type ReadWalls } from '../ports/drawings-port.ts';
import { usePictures } from '../trace/pictures-context.tsx';
import { drawingWays, type Choosing } from './drawing-choice.ts';
import { DrawingPreview } from './drawing-preview.tsx';
import { LayerList } from './layer-list.tsx';
import { useDrawingView } from './use-drawing-view.ts';
import { useRefusalWords } from './use-refusal-words.ts';

interface DrawingOptionsProps {
  drawing: OpenDrawing;
  name: string;
  choosing: Choosing;
  onAnother(): void;
  onWalls(walls: ReadWalls): void;
  onClose(): void;
}

/** A plan is between these; otherwise its unit is another one. Millimetres. */
const sizes = { least: 1000, most: 900_000 };

/** How the drawing is used: its unit with the size that follows, its layers, as walls or as a picture to trace. */
export function DrawingOptions({ drawing, name, choosing, onAnother, onWalls, onClose }: DrawingOptionsProps) {
  const t = useTranslations('drawing');
  const words = useRefusalWords();
  const editor = useEditor();
  const pictures = usePictures();
  const id = useId();
  const units = useSession((state) => state.units);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const { way, choice, setWay, setUnit, setLayers } = choosing;
  const { view, size } = useDrawingView(drawing, choice);
  const { facts } = drawing;
  const longer = Math.max(size?.width ?? 0, size?.height ?? 0);
  const sizeFault = size && longer > 0 && (longer < sizes.least ? 'small' : longer > sizes.most && 'large');

  async function use(): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      if (way === 'walls') {
        const found = await drawing.walls(choice);
        if ('refused' in found) setFault(words(found));
        else return onWalls(found);
      } else if (await laidUnder()) return onClose();
    } catch {
      setFault(words({ refused: 'failed', detail: '' }));
    }
    setBusy(false);
  }

  async function laidUnder(): Promise<boolean> {
    const { picture, at, width, ratio } = await drawing.picture(choice);
    const kept = await pictures?.keep(picture);
    if (!kept || 'refused' in kept) {
      setFault(kept?.refused ?? words({ refused: 'failed', detail: '' }));
      return false;
    }
    const done = editor.act('addUnderlay', { picture: kept.id, ratio, scaled: { at, width } });
    if (done) editor.act('zoomAll');
    else setFault(words({ refused: 'failed', detail: '' }));
    return done;
  }

  const written = (length: number) => writeLength(Math.round(length), units);
  return (
    <div className="mt-1 grid gap-4">
      <p className="caption truncate">{name}</p>
      <DrawingPreview view={view} />
      <fieldset className="dr-field">
        <legend>{t('way.label')}</legend>
        <div className="seg dr-seg">
          {drawingWays
            .filter((each) => each === 'walls' || pictures)
            .map((each) => (
              <button key={each} type="button" aria-pressed={way === each} onClick={() => setWay(each)}>
                {t(`way.${each}`)}
              </button>
            ))}
        </div>
        <p className="caption">{t(`way.${way}Text`)}</p>
      </fieldset>
      <fieldset className="dr-field" aria-describedby={`${id}-size`}>
        <legend>{t('unit.label')}</legend>
        <div className="seg dr-seg">
          {drawingUnits.map((unit) => (
            <button key={unit} type="button" aria-pressed={choice.unit === unit} onClick={() => setUnit(unit)}>
              {t(`unit.${unit}`)}
            </button>
          ))}
        </div>
        <output id={`${id}-size`} className="caption">
          {size &&
            t('size', {
              size: `${written(size.width)} × ${written(size.height)} ${lengthSuffix(units.length)}`.trim(),
            })}{' '}
          {choice.unit === facts.unit.unit && t(`unit.by.${facts.unit.by}`)}
        </output>
        <FieldError id={`${id}-size-fault`} text={sizeFault ? t(`unit.${sizeFault}`) : undefined} />
      </fieldset>
      <LayerList layers={facts.layers} chosen={choice.layers} onChange={setLayers} />
      {facts.leftOut > 0 && <p className="caption">{t('leftOut', { count: facts.leftOut })}</p>}
      <FieldError id={`${id}-fault`} text={fault} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button wide disabled={busy} onClick={onAnother}>
          {t('another')}
        </Button>
        <Button
          variant="primary"
          wide
          busy={busy}
          disabled={choice.layers.length === 0 || longer === 0 || longer > sizes.most}
          aria-describedby={`${id}-fault`}
          onClick={() => void use()}
        >
          {t(way === 'walls' ? 'readWalls' : 'layUnder')}
        </Button>
      </div>
    </div>
  );
}
