import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WallSide } from '#design/records/wall.ts';
import { surfaceOn } from '#editor/paint-target.ts';
import { defaultMaterials } from '#elements/default-materials.ts';
import { lengthOf } from '#lib/curve.ts';
import { distance } from '#lib/vec2.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import { useSideWords } from '../../words/use-side-words.ts';
import { faceLengths } from '../../words/wall-sides.ts';
import { ChoiceRow } from '../fields/choice-row.tsx';
import { MeasureField } from '../fields/measure-field.tsx';
import { SwatchField } from '../fields/swatch-field.tsx';
import { OpenSurfaces } from '../surfaces/open-surfaces.tsx';
import { thicknessLimits } from '../wall-tool-panel.tsx';
import { Fact } from './fact.tsx';
import { wallFinishes } from './surface-finishes.ts';
import { useRecord } from './use-record.ts';

/** Length, thickness, height and curve of a wall, the side that stays, and a finish on either: by the rooms there. */
export function WallFields({ id }: { id: string }) {
  const t = useTranslations('workspace.inspector');
  const editor = useEditor();
  const wall = useRecord('walls', id);
  const design = useSession(({ history }) => history.design);
  const units = useSession((state) => state.units);
  const [left, right] = useSideWords({ wall: id });
  const [keep, setKeep] = useState<WallSide | 'middle'>('middle');
  if (!wall) return null;
  const { perform } = editor.session;
  const chord = Math.max(distance(wall.a, wall.b), 1);
  return (
    <>
      <MeasureField
        label={t('length')}
        value={Math.round(lengthOf(wall))}
        limits={{ min: 10, max: 100_000 }}
        onChange={(length) => {
          // The action is for what is selected; typed and left, that may be another wall by now.
          if (editor.session.state.selection[0] === id) editor.act('setWallLength', { length, keep: 'a' });
        }}
      />
      {[left, right].map(({ value: side, text }) => {
        const lengths = faceLengths(design, id, side).map((length) => writeLength(length, units));
        const written = `${lengths.join(' + ')} ${lengthSuffix(units.length)}`.trim();
        return lengths.length > 0 && <Fact key={side} label={t('faceLength', { side: text })} text={written} />;
      })}
      <div className="insp-row">
        <MeasureField
          label={t('thickness')}
          value={wall.thickness}
          limits={thicknessLimits}
          onChange={(thickness) => perform({ kind: 'walls.resize', ids: [id], thickness, keep })}
        />
        <MeasureField
          label={t('height')}
          value={wall.height}
          limits={{ min: 100, max: 20_000 }}
          onChange={(height) => perform({ kind: 'walls.resize', ids: [id], height })}
        />
      </div>
      <MeasureField
        label={t('curve')}
        value={Math.round((wall.bulge * chord) / 2)}
        limits={{ min: -chord / 2, max: chord / 2 }}
        onChange={(rise) => perform({ kind: 'wall.bend', id, bulge: (2 * rise) / chord })}
      />
      <ChoiceRow
        label={t('keep')}
        value={keep}
        choices={[left, { value: 'middle', text: t('middle') }, right]}
        onChange={(next) => setKeep(next)}
      />
      {[left, right].map(({ value: side, text }) => (
        <SwatchField
          key={side}
          label={text}
          value={surfaceOn(design, { on: 'wall', id, side })?.material ?? defaultMaterials.wallInside}
          finishes={wallFinishes}
          onUsual={wall[side] && (() => perform({ kind: 'walls.finish', faces: [{ id, side }], surface: null }))}
          onChange={(material) => perform({ kind: 'walls.finish', faces: [{ id, side }], surface: { material } })}
        />
      ))}
      <OpenSurfaces elevation />
    </>
  );
}
