import { useTranslations } from 'use-intl';
import { writeLength } from '#editor/units.ts';
import { useSession } from '../../editor-context.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { Fact } from './fact.tsx';
import { SizeStep } from './size-step.tsx';
import { isFixed, sizes, usePieceChoices, type ChosenPiece, type PieceChoice } from './use-piece-choices.ts';

/** Made to size within its rules: those of its family, or of the workshop that makes it. What is in stock is as it is. */
export function PieceSize(props: ChosenPiece) {
  const measured = useSizeChoices(props);
  return isFixed(props) ? <FixedSize {...props} /> : <Sizes measured={measured} />;
}

/** In a sheet: the first of its sizes, by steps. */
export function FirstSize(props: ChosenPiece) {
  const [first] = useSizeChoices(props);
  if (isFixed(props)) return <FixedSize {...props} />;
  return first ? <SizeStep size={first} made={Boolean(props.product?.made)} /> : null;
}

/** In a sheet that is pulled up: its other sizes. */
export function OtherSizes(props: ChosenPiece) {
  const [, ...others] = useSizeChoices(props);
  return isFixed(props) ? null : <Sizes measured={others} />;
}

/** What else its maker lets one choose: style, arms, legs. */
export function PieceDetails(props: ChosenPiece) {
  const t = useTranslations('workspace.inspector');
  const others = usePieceChoices(props).filter(({ key }) => !sizes.includes(key));
  if (isFixed(props) || others.length === 0) return null;
  return (
    <section className="insp-part">
      <h3>{t('details')}</h3>
      <div className="insp-row">{others.map(choiceField)}</div>
    </section>
  );
}

function Sizes({ measured }: { measured: readonly PieceChoice[] }) {
  const t = useTranslations('workspace.inspector');
  if (measured.length === 0) return null;
  return (
    <section className="insp-part">
      <h3>{t('size')}</h3>
      <div className="insp-row insp-sizes">{measured.map(choiceField)}</div>
    </section>
  );
}

function FixedSize({ model: { choice } }: ChosenPiece) {
  const t = useTranslations('workspace.inspector');
  const units = useSession((state) => state.units);
  return <Fact label={t('size')} text={sizes.map((key) => writeLength(Number(choice[key]), units)).join(' × ')} />;
}

/** Width before depth before height, as far as there is a choice. */
function useSizeChoices(props: ChosenPiece): PieceChoice[] {
  const choices = usePieceChoices(props);
  return sizes.flatMap((size) => choices.filter(({ key }) => key === size));
}

function choiceField({ key, label, value, values, choose }: PieceChoice) {
  return <SelectField key={key} label={label} value={value} choices={values} onChange={choose} />;
}
