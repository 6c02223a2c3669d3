import { useTranslations } from 'use-intl';
import type { LayoutRecord, RollRecord, Surface, TilesRecord } from '#design/records/surface.ts';
import { possibleLayout, usualJointColour, usualLayout, type SurfacePlace } from '#elements/surfaces/usual-layout.ts';
import { usualSpare } from '#elements/surfaces/surface-quantity.ts';
import { startCorners } from '#lib/tiling/laying-frame.ts';
import { tilePatterns, type TilePattern } from '#lib/tiling/tile-layout.ts';
import { MeasureField } from '../fields/measure-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { LayingGlyph } from './laying-glyph.tsx';

interface LayoutFieldsProps {
  surface: Surface;
  place: SurfacePlace;
  onChange(surface: Surface): void;
}

/** How tiles, boards or wallpaper are laid: pattern, size, joint, where they begin, what is bought beyond. */
export function LayoutFields({ surface, place, onChange }: LayoutFieldsProps) {
  const t = useTranslations('surfaces');
  const { material } = surface;
  const usual = usualLayout(material, place);
  const possible = possibleLayout(material, place);
  const layout = surface.layout ?? usual;
  if (!possible) return null;
  const set = (next: LayoutRecord | null) => {
    const { layout: _layout, ...rest } = surface;
    onChange(next ? { ...rest, layout: next } : rest);
  };
  if (possible.pattern === 'drops')
    return <RollFields layout={layout?.pattern === 'drops' ? layout : possible} onChange={set} />;
  const tiles = layout && layout.pattern !== 'drops' ? layout : null;
  return (
    <section className="insp-part">
      <h3>{t('laying')}</h3>
      <Patterns
        value={tiles?.pattern ?? null}
        seamless={usual === null}
        onChange={(pattern) => set(pattern && { ...(tiles ?? (possible as TilesRecord)), pattern })}
      />
      {tiles && (
        <TileFields
          tiles={tiles}
          material={material}
          turn={surface.turn ?? 0}
          onTurn={(turn) => onChange({ ...surface, turn })}
          onChange={set}
        />
      )}
    </section>
  );
}

interface PatternsProps {
  value: TilePattern | null;
  /** Whether it may be left without joints: stone may, tiles may not. */
  seamless: boolean;
  onChange(pattern: TilePattern | null): void;
}

function Patterns({ value, seamless, onChange }: PatternsProps) {
  const t = useTranslations('surfaces');
  const offered = [...(seamless ? [null] : []), ...tilePatterns];
  return (
    <fieldset className="sf-patterns" aria-label={t('laying')}>
      {offered.map((pattern) => (
        <button
          key={pattern ?? 'none'}
          type="button"
          aria-pressed={pattern === value}
          onClick={() => onChange(pattern)}
        >
          <LayingGlyph pattern={pattern} />
          {t(`patterns.${pattern ?? 'none'}`)}
        </button>
      ))}
    </fieldset>
  );
}

interface TileFieldsProps {
  tiles: TilesRecord;
  material: string;
  turn: number;
  onTurn(turn: number): void;
  onChange(tiles: TilesRecord): void;
}

function TileFields({ tiles, material, turn, onTurn, onChange }: TileFieldsProps) {
  const t = useTranslations('surfaces');
  const change = (part: Partial<TilesRecord>) => onChange({ ...tiles, ...part });
  // As slender as the document takes them.
  const size = (other: number) => ({ min: Math.max(10, Math.ceil(other / 40)), max: Math.min(5000, other * 40) });
  return (
    <>
      <div className="insp-row">
        <MeasureField
          label={t('length')}
          value={tiles.width}
          limits={size(tiles.height)}
          onChange={(width) => change({ width })}
        />
        <MeasureField
          label={t('width')}
          value={tiles.height}
          limits={size(tiles.width)}
          onChange={(height) => change({ height })}
        />
      </div>
      <div className="insp-row">
        <MeasureField
          label={t('joint')}
          value={tiles.joint}
          limits={{ min: 0, max: 30 }}
          onChange={(joint) => change({ joint })}
        />
        <NumberField label={t('turn')} value={turn} unit="°" limits={{ min: -360, max: 360 }} onChange={onTurn} />
      </div>
      <JointColour
        value={tiles.jointColour ?? usualJointColour(material)}
        onChange={(jointColour) => change({ jointColour })}
      />
      <Corner layout={tiles} onChange={change} />
      <Shift layout={tiles} onChange={change} />
      <div className="insp-row">
        <NumberField
          label={t('spare')}
          value={tiles.spare ?? usualSpare}
          unit="%"
          limits={{ min: 0, max: 50 }}
          onChange={(spare) => change({ spare })}
        />
        <NumberField
          label={t('box')}
          value={tiles.box ?? 1}
          limits={{ min: 1, max: 1000 }}
          whole
          onChange={(box) => change({ box })}
        />
      </div>
    </>
  );
}

/** Grouts as they are sold. */
const grouts = {
  white: '#f0ede6',
  cream: '#ddd5c3',
  sand: '#c3b59b',
  grey: '#a8a49b',
  brown: '#6b5a49',
  graphite: '#4a4b4c',
} as const;

function JointColour({ value, onChange }: { value: string; onChange(colour: string): void }) {
  const t = useTranslations('surfaces');
  return (
    <fieldset className="ws-field">
      <legend>{t('jointColour')}</legend>
      <div className="insp-swatches">
        {(Object.keys(grouts) as (keyof typeof grouts)[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={grouts[name] === value}
            aria-label={t(`grouts.${name}`)}
            title={t(`grouts.${name}`)}
            style={{ background: grouts[name] }}
            onClick={() => onChange(grouts[name])}
          />
        ))}
      </div>
    </fieldset>
  );
}

type Start = Pick<TilesRecord, 'corner' | 'shift'>;

function Corner({ layout, onChange }: { layout: Start; onChange(part: Start): void }) {
  const t = useTranslations('surfaces');
  return (
    <SelectField
      label={t('corner')}
      value={layout.corner ?? 'bottomLeft'}
      choices={startCorners.map((value) => ({ value, text: t(`corners.${value}`) }))}
      onChange={(corner) => onChange({ corner })}
    />
  );
}

function Shift({ layout, onChange }: { layout: Start; onChange(part: Start): void }) {
  const t = useTranslations('surfaces');
  const { x, y } = layout.shift ?? { x: 0, y: 0 };
  const limits = { min: -5000, max: 5000 };
  return (
    <div className="insp-row">
      <MeasureField
        label={t('shiftAlong')}
        value={x}
        limits={limits}
        onChange={(next) => onChange({ shift: { x: next, y } })}
      />
      <MeasureField
        label={t('shiftAcross')}
        value={y}
        limits={limits}
        onChange={(next) => onChange({ shift: { x, y: next } })}
      />
    </div>
  );
}

function RollFields({ layout, onChange }: { layout: RollRecord; onChange(layout: RollRecord): void }) {
  const t = useTranslations('surfaces');
  const change = (part: Partial<RollRecord>) => onChange({ ...layout, ...part });
  return (
    <section className="insp-part">
      <h3>{t('laying')}</h3>
      <div className="insp-row">
        <MeasureField
          label={t('rollWidth')}
          value={layout.width}
          limits={{ min: 200, max: 2000 }}
          onChange={(width) => change({ width })}
        />
        <MeasureField
          label={t('rollLength')}
          value={layout.length}
          limits={{ min: 1000, max: 100_000 }}
          onChange={(length) => change({ length })}
        />
      </div>
      <div className="insp-row">
        <MeasureField
          label={t('repeat')}
          value={layout.repeat}
          limits={{ min: 0, max: 2000 }}
          onChange={(repeat) => change({ repeat })}
        />
        <Corner layout={layout} onChange={change} />
      </div>
    </section>
  );
}
