import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { levelOf } from '#design/document.ts';
import { paperSize } from '#exchange/paper/paper.ts';
import { barePlan, planSheet } from '#exchange/paper/plan-sheet.ts';
import type { Sheet } from '#exchange/paper/sheet.ts';
import type { BlockWords } from '#exchange/paper/title-block.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { useSession } from '../../editor-context.tsx';
import { useLevelName } from '../../levels/use-level-name.ts';
import { isDrawn, type ExportChoices } from './export-choices.ts';
import { bareScale } from './make-drawing.ts';
import { usePlanOptions } from './use-plan-options.ts';

export interface ShownSheet {
  readonly sheet: Sheet;
  readonly scale: number;
  readonly fits: boolean;
}

/** The first sheet as it will be, a moment after the choices: a large home must not hold up a tick. */
export function useSheet(chosen: ExportChoices, author: string): ShownSheet | null {
  const choices = useDeferredValue(chosen);
  const design = useSession(({ history }) => history.design);
  const current = useSession((state) => state.level);
  const options = usePlanOptions(choices.show);
  const words = useBlockWords(author, choices.level);
  return useMemo(() => {
    const { format, level: asked, paper, landscape, scale } = choices;
    const level = levelOf(design, asked ?? (format === 'pdf' ? (design.levels[0]?.id ?? '') : current));
    if (!isDrawn(format) || !level) return null;
    if (format === 'pdf') {
      const sheet = planSheet(design, level, { ...options, paper: paperSize(paper, landscape), scale, words });
      return { sheet, scale: sheet.scale, fits: sheet.fits };
    }
    const at = scale === 'fit' || format !== 'svg' ? bareScale : scale;
    return { sheet: barePlan(design, level, at, options), scale: at, fits: true };
  }, [choices, design, current, options, words]);
}

function useBlockWords(author: string, asked: string | null): BlockWords {
  const t = useTranslations('export.sheet');
  const untitled = useTranslations('workspace')('untitled');
  const design = useSession(({ history }) => history.design);
  const levelName = useLevelName();
  const format = useFormatter();
  const level = asked ?? design.levels[0]?.id ?? '';
  const subject = levelName(design, level);
  const [today] = useState(() => new Date());
  const date = format.dateTime(today, { dateStyle: 'medium' });
  const count = asked === null ? design.levels.length : 1;
  const home = design.name || untitled;
  return useMemo(
    () => ({
      home,
      subject,
      author,
      date,
      page: `1/${count}`,
      labels: {
        author: t('author'),
        date: t('date'),
        scale: t('scale'),
        page: t('page'),
        north: t('north'),
        metres: 'm',
      },
    }),
    [t, home, subject, author, date, count],
  );
}
