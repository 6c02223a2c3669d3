import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { recordOf } from '#design/document.ts';
import type { WallSide } from '#design/records/wall.ts';
import { wallFaces, type WallFace } from '#design/plan/wall-faces.ts';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import { wallElevation } from '#editor/wall-elevation.ts';
import { useEditor, useSession, useShown } from '../editor-context.tsx';
import { useThingWords } from '../words/use-thing-words.ts';
import { ElevationDrawing } from './elevation-drawing.tsx';
import './elevation.css';

/** The selected wall as one stands before it, over the foot of the plan; it follows every edit. */
export function Elevation() {
  const t = useTranslations('surfaces');
  const words = useThingWords();
  const { session, pieces } = useEditor();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<{ wall: string; face: number } | null>(null);
  const design = useShown();
  const units = useSession((state) => state.units);
  const id = useSession((state) => state.selection[0]);
  useEffect(
    () =>
      session.onRequest((request) => {
        if (request.kind === 'panel' && request.panel === 'elevation') setOpen(true);
      }),
    [session],
  );
  const wall = id === undefined ? undefined : recordOf(design, 'walls', id);
  if (!open || !wall) return null;
  const faces = wallFaces(design, wall.level).filter((face) => face.wall === wall);
  // What was chosen of another wall says nothing about this one.
  const at = chosen?.wall === wall.id ? chosen.face : faces.findIndex(({ room }) => room !== null);
  const face = faces[at] ?? faces[0];
  if (!face) return null;
  const written = (mm: number) => `${writeLength(Math.round(mm), units)} ${lengthSuffix(units.length)}`.trim();
  const label = t('elevationOf', { width: written(face.length), height: written(face.height) });
  return (
    <section className="el" aria-label={t('elevation')}>
      <div className="ws-panel-head">
        <h2>{t('elevation')}</h2>
        <fieldset className="el-sides" aria-label={t('side')}>
          {faces.map((each, i) => (
            <button
              key={nameOf(each)}
              type="button"
              aria-pressed={each === face}
              onClick={() => setChosen({ wall: wall.id, face: i })}
            >
              {each.room ? words(design, each.room.id) : `${t('outside')} · ${t(each.side satisfies WallSide)}`}
            </button>
          ))}
        </fieldset>
        <button type="button" className="ws-icon" aria-label={t('elevationClose')} onClick={() => setOpen(false)}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
      <ElevationDrawing
        elevation={wallElevation(design, face, pieces)}
        label={label}
        name={(piece) => words(design, piece)}
        write={(mm) => writeLength(Math.round(mm), units)}
        onPick={(piece) => session.set({ selection: [piece] })}
      />
    </section>
  );
}

function nameOf({ side, from }: WallFace): string {
  return `${side} ${from}`;
}
