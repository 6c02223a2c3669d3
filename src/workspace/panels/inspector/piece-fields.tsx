import { useTranslations } from 'use-intl';
import { findModel } from '#models/library.ts';
import { modelName } from '#models/search/model-name.ts';
import { useEditor } from '../../editor-context.tsx';
import { useMarket } from '../../offers/market-context.tsx';
import { useAsked } from '../../offers/use-asked.ts';
import { useLanguage } from '../../words/use-language.ts';
import { TextField } from '../fields/text-field.tsx';
import { useSheet } from '../sheet-state.ts';
import { LampSwitch } from './lamp-switch.tsx';
import { PieceFinishes } from './piece-finishes.tsx';
import { PieceHead } from './piece-head.tsx';
import { PieceOffer } from './piece-offer.tsx';
import { PiecePlace } from './piece-place.tsx';
import { PieceRow } from './piece-row.tsx';
import { FirstSize, OtherSizes, PieceDetails, PieceSize } from './piece-size.tsx';
import { SomethingElse } from './something-else.tsx';
import { useRecord } from './use-record.ts';

/**
 * A piece: what it is and costs, its size and finishes, what else would fit, and where it stands. In a sheet the first
 * of each, and the rest when it is pulled up.
 */
export function PieceFields({ id }: { id: string }) {
  const t = useTranslations('workspace.inspector');
  const reader = useLanguage();
  const { session } = useEditor();
  const { offers } = useMarket();
  const { screen, full } = useSheet();
  const item = useRecord('items', id);
  const product = item?.product;
  const asked = useAsked(product ?? null, () =>
    product === undefined ? Promise.resolve(null) : offers.product(product),
  );
  if (!item) return null;
  const model = findModel(item.model);
  const sold = product !== undefined && asked.state === 'there' ? asked.answer : null;
  const name = sold?.name ?? (model ? modelName(model.family, model.choice, reader) : t('ownModel'));
  const chosen = model && { item, model, product: sold };
  const offer = product !== undefined && <PieceOffer item={item} asked={asked} />;
  const first =
    screen === 'desk' ? (
      <>
        <PieceHead item={item} name={name} />
        <LampSwitch item={item} />
        {offer}
        {chosen && <PieceSize {...chosen} />}
        {chosen && <PieceFinishes {...chosen} />}
      </>
    ) : (
      <div className="insp-first">
        <div>
          <PieceHead item={item} name={name} short={screen === 'phone'} />
          {offer}
        </div>
        <div>
          <LampSwitch item={item} />
          {chosen && <FirstSize {...chosen} />}
        </div>
        <div>{chosen && <PieceFinishes {...chosen} of="first" short={!full} />}</div>
      </div>
    );
  if (!full) return first;
  return (
    <>
      {first}
      {screen !== 'desk' && chosen && <OtherSizes {...chosen} />}
      {screen !== 'desk' && chosen && <PieceFinishes {...chosen} of="others" />}
      <SomethingElse item={item} />
      {chosen && <PieceDetails {...chosen} />}
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
