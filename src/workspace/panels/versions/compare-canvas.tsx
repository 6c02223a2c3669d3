import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../editor-context.tsx';
import { useLevelName } from '../../levels/use-level-name.ts';
import { ComparePlan } from './compare-plan.tsx';
import type { Compared, Side } from './use-compared.ts';

interface CompareCanvasProps {
  compared: Compared | 'asking' | 'failed';
  sides: { from: Side; to: Side };
  versions: readonly number[];
  onSides(sides: { from: Side; to: Side }): void;
  /** The change one looks at. */
  shown: string | null;
}

/** The two states in one plan, or beside each other. */
export function CompareCanvas({ compared, sides, versions, onSides, shown }: CompareCanvasProps) {
  const t = useTranslations('versions');
  const levelName = useLevelName();
  const open = useSession((state) => state.level);
  const [beside, setBeside] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const there = typeof compared === 'object' ? compared : null;
  const level = there ? levelShown(there, chosen ?? levelOfChange(there, shown) ?? open) : open;
  return (
    <main className="vs-canvas" id="content" aria-label={t('compare')}>
      <header className="vs-head">
        <SidePicker
          label={t('from')}
          value={sides.from}
          versions={versions}
          onChange={(from) => onSides({ ...sides, from })}
        />
        <span aria-hidden>→</span>
        <SidePicker label={t('to')} value={sides.to} versions={versions} onChange={(to) => onSides({ ...sides, to })} />
        {there && there.after.levels.length > 1 && (
          <label className="vs-side">
            <span className="sr-only">{t('level')}</span>
            <select value={level} onChange={({ target }) => setChosen(target.value)}>
              {there.after.levels.map((each) => (
                <option key={each.id} value={each.id}>
                  {levelName(there.after, each.id)}
                </option>
              ))}
            </select>
          </label>
        )}
        <fieldset className="ws-seg vs-how" aria-label={t('view')}>
          {[false, true].map((each) => (
            <button key={String(each)} type="button" aria-pressed={beside === each} onClick={() => setBeside(each)}>
              {t(each ? 'beside' : 'overlay')}
            </button>
          ))}
        </fieldset>
      </header>
      {compared === 'asking' && <output className="vs-note">{t('asking')}</output>}
      {there && (
        <div className={beside ? 'vs-plans vs-two' : 'vs-plans'}>
          {beside && <ComparePlan compared={there} side="before" level={level} shown={shown} />}
          <ComparePlan compared={there} side={beside ? 'after' : 'both'} level={level} shown={shown} />
        </div>
      )}
    </main>
  );
}

interface SidePickerProps {
  label: string;
  value: Side;
  versions: readonly number[];
  onChange(side: Side): void;
}

function SidePicker({ label, value, versions, onChange }: SidePickerProps) {
  const t = useTranslations('versions');
  return (
    <label className="vs-side">
      <span className="sr-only">{label}</span>
      <select
        value={String(value)}
        onChange={({ target }) => onChange(target.value === 'now' ? 'now' : Number(target.value))}
      >
        <option value="now">{t('now')}</option>
        {versions.map((version) => (
          <option key={version} value={version}>
            {t('version', { version })}
          </option>
        ))}
      </select>
    </label>
  );
}

function levelShown({ after }: Compared, wanted: string): string {
  return (after.levels.find(({ id }) => id === wanted) ?? after.levels[0])?.id ?? wanted;
}

function levelOfChange({ before, after, changes }: Compared, id: string | null): string | undefined {
  const change = changes.find((each) => each.id === id);
  if (!change || change.table === 'name' || change.table === 'settings' || change.table === 'levels') return undefined;
  const record = after[change.table][change.id] ?? before[change.table][change.id];
  if (!record) return undefined;
  return 'level' in record ? record.level : (after.walls[record.wall] ?? before.walls[record.wall])?.level;
}
