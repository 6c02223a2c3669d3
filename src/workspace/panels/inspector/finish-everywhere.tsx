import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { recordOf, tableOfId } from '#design/document.ts';
import { finishTargets } from '#editor/actions/surface/finish-everywhere.ts';
import { usePrice } from '#ui/price.tsx';
import { useEditor, useSession } from '../../editor-context.tsx';
import { useHidden } from '../../together/hidden-parts.tsx';
import { useMarket } from '../../offers/market-context.tsx';
import { useAsked } from '../../offers/use-asked.ts';
import { ChoiceRow } from '../fields/choice-row.tsx';

const scopes = ['room', 'level', 'home'] as const;

/** *This finish everywhere*: how many things it would change, and what that costs, before it is done. */
export function FinishEverywhere({ on, material }: { on: string; material: string }) {
  const t = useTranslations('workspace.inspector');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="insp-link insp-all"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('everywhere')}
        title={t('everywhere')}
        onClick={() => setOpen(!open)}
      >
        {t('everywhereShort')}
      </button>
      <div id={id} className="insp-everywhere" hidden={!open}>
        {open && <Scopes on={on} material={material} onDone={() => setOpen(false)} />}
      </div>
    </>
  );
}

function Scopes({ on, material, onDone }: { on: string; material: string; onDone(): void }) {
  const t = useTranslations('workspace.inspector');
  const price = usePrice();
  const hidden = useHidden();
  const editor = useEditor();
  const { offers } = useMarket();
  const design = useSession(({ history }) => history.design);
  const selection = useSession((state) => state.selection);
  const [scope, setScope] = useState<(typeof scopes)[number]>('level');
  const targets = finishTargets(editor, { on, material, scope });
  const items = targets.flatMap((id) => (tableOfId(id) === 'items' ? (recordOf(design, 'items', id) ?? []) : []));
  const key = items.length === 0 ? null : JSON.stringify([items.map(({ id }) => id), on, material, selection]);
  const change = useAsked(key, async () =>
    (await import('../../offers/price-change.ts')).priceChange(
      offers,
      items.map((item) => ({ was: item, is: repainted(item, on, material) })),
    ),
  );
  return (
    <>
      <ChoiceRow
        label={t('scope')}
        value={scope}
        choices={scopes.map((value) => ({ value, text: t(`scopes.${value}`) }))}
        onChange={(next) => setScope(next)}
      />
      <output className="ws-note">
        {t('changes', { count: targets.length })}
        {!hidden.prices && change.state === 'there' && change.answer.difference !== 0 && (
          <> · {`${change.answer.difference > 0 ? '+' : '−'}${price(Math.abs(change.answer.difference))}`}</>
        )}
        {change.state === 'there' && change.answer.unknown > 0 && (
          <> · {t('withoutPrice', { count: change.answer.unknown })}</>
        )}
      </output>
      <button
        type="button"
        className="insp-button"
        disabled={targets.length === 0}
        onClick={() => {
          editor.act('finishEverywhere', { on, material, scope });
          onDone();
        }}
      >
        {t('apply')}
      </button>
    </>
  );
}

/** As the command leaves it: another look is another variant. */
function repainted<T extends { finishes: Record<string, string>; variant?: unknown; choice?: unknown }>(
  { variant: _variant, choice: _choice, ...item }: T,
  slot: string,
  material: string,
) {
  return { ...item, finishes: { ...item.finishes, [slot]: material } };
}
