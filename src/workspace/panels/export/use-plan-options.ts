import { useMemo } from 'react';
import { librarySymbols } from '#elements/furniture/symbol-source.ts';
import type { DrawnLabel } from '#elements/drawing.ts';
import { ownRoomName } from '#elements/own-room-name.ts';
import type { PlanOptions } from '#exchange/paper/plan-sheet.ts';
import type { Shown } from '#exchange/paper/shown-plan.ts';
import { areaSuffix, writeArea, writeLength, type Units } from '#editor/units.ts';
import { useSession } from '../../editor-context.tsx';
import { useKnownModels } from '../../uploads/models-context.tsx';
import { useLanguage } from '../../words/use-language.ts';

/** How a storey is drawn for this person: their language, their units, the models that are known here. */
export function usePlanOptions(show: Shown): PlanOptions {
  const units = useSession((state) => state.units);
  const locale = useLanguage();
  const models = useKnownModels();
  return useMemo(
    () => ({
      show,
      symbols: models?.symbols ?? librarySymbols(),
      write: (text) => written(text, units),
      roomName: (room) => ownRoomName(room, locale),
    }),
    [show, units, locale, models],
  );
}

/** Figures beside a line say no unit, as builders write them. */
function written(text: DrawnLabel['text'], units: Units): string {
  if (text.kind === 'name') return text.name;
  if (text.kind === 'area') return `${writeArea(text.squareMillimetres, units)} ${areaSuffix(units.area)}`;
  return writeLength(Math.round(text.millimetres), units);
}
