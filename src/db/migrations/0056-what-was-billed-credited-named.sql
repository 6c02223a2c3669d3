-- expand
-- The plan an application's bill was opened for: the draft may name another since (docs/decisions/0112). Empty for older
-- ones, whose amount says it.
alter table applications add column billed_plan text;

-- Which stretches an upgrade was credited for, and which stretch a cut one continues: only those end with it.
alter table plan_terms add column origin text;
alter table plan_purchases add column credited text[] not null default '{}';
update plan_purchases set credited = array(
  select id from plan_terms where plan_terms.user_id = plan_purchases.user_id and value > 0
    and plan_terms.created_at <= plan_purchases.created_at and ends_at > plan_purchases.created_at)
where state in ('open', 'submitted') and credit > 0;

-- When its payer named an account for this very refund. Where it is empty, the account follows what they name later.
alter table refunds add column named_at timestamptz;

-- The commission in hundredths of a per cent that held when the order was placed; what is open keeps today's.
alter table orders add column commission integer;
update orders set commission = coalesce((select (value ->> 'basisPoints')::integer from settings where key = 'commission'), 0)
where state not in ('COMPLETED', 'CANCELLED', 'REFUNDED');

-- Who applied does not want to any more, and the money of their receipt is still to be looked for; and the reason of a
-- refusal that takes effect with the money it gives back.
alter table applications add column withdrawn_at timestamptz, add column refusal jsonb;
