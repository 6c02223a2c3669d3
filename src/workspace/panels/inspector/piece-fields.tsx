import { useTranslations } from 'use-intl';
import { findModel } from '#models/library.ts';
import { modelName } from '#models/search/model-name.ts';
import { useEditor } from '../../editor-context.tsx';
import { useMarket } from '../../offers/market-context.tsx';
import { useAsked } from '../../offers/use-asked.ts';
import { useLanguage } from '../../words/use-language.ts';
import { TextField } from '../fields/text-field.tsx';
import { LampSwitch } from './lamp-switch.tsx';
import { PieceFinishes } from './piece-finishes.tsx';
import { PieceHead } from './piece-head.tsx';
import { PieceOffer } from './piece-offer.tsx';
import { PiecePlace } from './piece-place.tsx';
import { PieceRow } from './piece-row.tsx';
import { PieceDetails, PieceSize } from './piece-size.tsx';
import { SomethingElse } from './something-else.tsx';
import { useRecord } from './use-record.ts';

/** A piece: what it is and costs, its size and finishes, what else would fit, and where it stands. */
export function PieceFields({ id }: { id: string }) {
  const t = useTranslations('workspace.inspector');
  const reader = useLanguage();
  const { session } = useEditor();
  const { offers } = useMarket();
  const item = useRecord('items', id);
  const product = item?.product;
  const asked = useAsked(product ?? null, () =>
    product === undefined ? Promise.resolve(null) : offers.product(product),
  );
  if (!item) return null;
  const model = findModel(item.model);
  const sold = product !== undefined && asked.state === 'there' ? asked.answer : null;
  const name = sold?.name ?? (model ? modelName(model.family, model.choice, reader) : t('ownModel'));
  return (
    <>
      <PieceHead item={item} name={name} />
      <LampSwitch item={item} />
      {product !== undefined && <PieceOffer item={item} asked={asked} />}
      {model && <PieceSize item={item} model={model} product={sold} />}
      {model && <PieceFinishes item={item} model={model} product={sold} />}
      <SomethingElse item={item} />
      {model && <PieceDetails item={item} model={model} product={sold} />}
      <PiecePlace item={item} />
      <div className="insp-name">
        <TextField
          label={t('name')}
          value={item.name ?? ''}
          placeholder={name}
          most={120}
          onChange={(typed) => session.perform({ kind: 'item.name', id, name: typed === '' ? null : typed })}
        />
      </div>
      <PieceRow />
    </>
  );
}
