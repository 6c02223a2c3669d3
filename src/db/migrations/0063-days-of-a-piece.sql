-- expand
-- The last moment in which anything of an order may come back. Orders of before keep what was said of them: after a part
-- the days of all their pieces began anew. The end of the seventh day after, by the clock of Việt Nam.
alter table orders add column return_until timestamptz;
update orders set return_until = (date_trunc('day', since at time zone 'Asia/Ho_Chi_Minh') + interval '8 days')
    at time zone 'Asia/Ho_Chi_Minh' - interval '1 millisecond'
  from (select id, days.begins + coalesce((
      select sum(upper(stood) - lower(stood)) from (
        select unnest(range_agg(tstzrange(greatest(asked_at, days.begins), greatest(updated_at, days.begins)))) as stood
        from returns where order_id = orders.id and kind = 'part' and state = 'WITHDRAWN'
        and not instead and not_come = 0 and came_at is null) as waited), interval '0') as since
    from orders, lateral (select greatest(completed_at, max(updated_at) filter (
        where not (state = 'WITHDRAWN' and not instead and not_come = 0 and came_at is null))) as begins
      from (select state, updated_at, instead, not_come, came_at from returns where order_id = orders.id
        and kind = 'part' and state not in ('ASKED', 'AGREED', 'SENT')) as over) as days
    where completed_at is not null) as found
  where found.id = orders.id;
