import { choiceOf, monthsOf, offeredPlans, plans, planTerms, type PlanChoice, type PlanTerm } from './plan.ts';
import { creditFor, placeStretch, rankOf, type PaidLevel, type Term, type PlanRequest } from './timeline.ts';

/** What can be bought online; the enterprise plan is by agreement. */
export const buyableChoices = offeredPlans()
  .filter(({ price }) => price !== null)
  .map(({ code }) => code) as [PlanChoice, ...PlanChoice[]];

export interface Quote {
  choice: PlanChoice;
  level: PaidLevel;
  term: PlanTerm;
  kind: 'new' | 'renewal' | 'upgrade';
  price: number;
  credit: number;
  /** The stretches it is credited for. */
  credited: readonly string[];
  amount: number;
  startsAt: Date;
  endsAt: Date;
}

/** The smallest amount banks transfer; less is not charged. */
const least = 1000;

/** Price and effect of buying a choice now; null where the person has a higher plan. */
export function quoteFor(choice: PlanChoice, terms: readonly Term[], now: Date): Quote | null {
  const { level, term } = readChoice(choice);
  const open = terms.filter((each) => each.endsAt > now && each.endsAt > each.startsAt);
  if (open.some((each) => rankOf(each.level) > rankOf(level))) return null;
  const price = plans[level].prices![term].price;
  const { credit, credited } = creditFor(open, level, now);
  const owed = price - credit;
  const { added } = placeStretch(terms, boughtStretch(level, monthsOf[term], { price, credit, credited }), now);
  let kind: 'new' | 'renewal' | 'upgrade' = 'new';
  if (open.some((each) => each.level === level)) kind = 'renewal';
  else if (open.length > 0) kind = 'upgrade';
  return {
    choice,
    level,
    term,
    kind,
    price,
    credit,
    credited,
    amount: owed < least ? 0 : owed,
    startsAt: added.startsAt,
    endsAt: added.endsAt,
  };
}

/** Credit beyond the price is more time, in whole days and in the buyer's favour; a month counts 30 of them. */
export function boughtStretch(
  level: PaidLevel,
  months: number,
  { price, credit, credited }: Pick<Quote, 'price' | 'credit' | 'credited'>,
): PlanRequest {
  const surplus = Math.max(0, credit - price);
  return {
    level,
    months,
    value: price + surplus,
    extra: Math.ceil((surplus / price) * months * 30) * 86_400_000,
    credited,
  };
}

export function readChoice(choice: PlanChoice): { level: 'pro' | 'premium'; term: PlanTerm } {
  for (const level of ['pro', 'premium'] as const)
    for (const term of planTerms) if (choiceOf(level, term) === choice) return { level, term };
  throw new Error(`${choice} cannot be bought`);
}
