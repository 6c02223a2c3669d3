-- Plans people have and what they use of them (PRODUCT H1, H3, K1).
-- `designer_level` and `plan_ends_at` repeat what the terms below say, so that every page knows without asking them.
alter table users add column plan_ends_at timestamptz;
alter table users alter column designer_level set default 'free';

-- The console's list: whose plan ends next.
create index users_plan_end on users (plan_ends_at, id) where plan_ends_at is not null;

-- One stretch of a paid plan. A person's stretches follow one another without a gap, the higher level first.
-- `value` is what the stretch is worth in đồng (an upgrade counts what is unused of it), `anchor` the day of the month the chain began
-- on, so that the 31st is not lost in February.
create table plan_terms (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  level text not null check (level in ('pro', 'premium', 'PREMIUM_UNLIMITED')),
  months int not null check (months > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  anchor int not null check (anchor between 1 and 31),
  value bigint not null default 0 check (value >= 0),
  why text not null check (why in ('purchase', 'application', 'admin')),
  bill_id text,
  created_at timestamptz not null
);
create index plan_terms_person on plan_terms (user_id, starts_at);
create unique index plan_terms_bill on plan_terms (bill_id) where bill_id is not null;

-- When to look at a person's plan again, and what they were last told of its end. The row is also the lock of all changes to their plan.
create table plan_watch (
  user_id text primary key references users (id) on delete cascade,
  due_at timestamptz,
  told_end timestamptz,
  told_days int
);
create index plan_watch_due on plan_watch (due_at) where due_at is not null;

-- However an account begins, its free version is watched from its first moment; a changed end is looked at anew.
create function watch_trial() returns trigger language plpgsql as $$
begin
  insert into plan_watch (user_id, due_at) values (new.id, new.trial_ends_at - interval '7 days')
  on conflict (user_id) do update set due_at = to_timestamp(0);
  return null;
end $$;
create trigger watch_trial_of_new after insert on users for each row when (new.trial_ends_at is not null) execute function watch_trial();
create trigger watch_trial_changed after update of trial_ends_at on users for each row when (new.trial_ends_at is distinct from old.trial_ends_at) execute function watch_trial();

-- Bought and not yet paid, or paid. `amount` is the price less the credit for what was unused.
create table plan_purchases (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  choice text not null,
  kind text not null check (kind in ('new', 'renewal', 'upgrade')),
  price bigint not null check (price > 0),
  credit bigint not null default 0 check (credit >= 0),
  amount bigint not null check (amount >= 0),
  bill_id text,
  state text not null check (state in ('open', 'submitted', 'paid', 'cancelled')),
  pay_by timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index plan_purchases_person on plan_purchases (user_id, created_at desc);
create unique index plan_purchases_bill on plan_purchases (bill_id) where bill_id is not null;
-- One at a time: two open bills for one person's plan would both count the same credit.
create unique index plan_purchases_one on plan_purchases (user_id) where state in ('open', 'submitted');
create index plan_purchases_late on plan_purchases (pay_by) where state = 'open';

-- What is used of one thing in one period: `life`, `2026-11`, `2026`, `atOnce`, and `extra` for what the house gave on top.
create table quota_counters (
  user_id text not null references users (id) on delete cascade,
  quota text not null,
  period text not null,
  used int not null default 0 check (used >= 0),
  granted int not null default 0 check (granted >= 0),
  primary key (user_id, quota, period)
);

create table quota_uses (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  quota text not null,
  period text not null,
  subject text not null,
  state text not null check (state in ('reserved', 'committed', 'returned')),
  created_at timestamptz not null,
  settled_at timestamptz
);

-- Every change of a counter, for its owner to read. The sums of `used` and `granted` are the counters.
create table quota_ledger (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  at timestamptz not null,
  quota text not null,
  period text not null,
  what text not null check (what in ('reserved', 'committed', 'returned', 'granted')),
  used int not null default 0,
  granted int not null default 0,
  use_id text,
  subject text,
  reason jsonb
);
create index quota_ledger_person on quota_ledger (user_id, id desc);

-- Who already has a level keeps it for a year from today; everyone else is on the free version they registered with.
insert into plan_terms (id, user_id, level, months, starts_at, ends_at, anchor, why, created_at)
select 't_' || id, id, case lower(designer_level) when 'pro' then 'pro' when 'premium' then 'premium' else 'PREMIUM_UNLIMITED' end, 12, now(), now() + interval '1 year', extract(day from now() at time zone 'Asia/Ho_Chi_Minh')::int, 'admin', now()
from users where lower(designer_level) in ('pro', 'premium', 'premium_unlimited') and status <> 'deleted';
update users set plan_ends_at = plan_terms.ends_at, designer_level = plan_terms.level from plan_terms where plan_terms.user_id = users.id;
update users set designer_level = 'free' where plan_ends_at is null and status <> 'deleted';
insert into plan_watch (user_id, due_at) select id, to_timestamp(0) from users where status <> 'deleted';
