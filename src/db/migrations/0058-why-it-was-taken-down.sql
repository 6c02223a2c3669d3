-- expand
-- Why we took a work or product down: its owner reads it where they correct it. What is down today gets the reason that
-- was recorded with it.
alter table works add column held_reason jsonb;
alter table products add column held_reason jsonb;
update works set held_reason = (
  select after -> 'reason' from audit where target = works.id and action = 'work.unshelved' and after ? 'reason'
  order by id desc limit 1)
where held_at is not null;
update products set held_reason = (
  select after -> 'reason' from audit where target = products.id and action = 'product.unshelved' and after ? 'reason'
  order by id desc limit 1)
where held_at is not null;

-- What its owner has corrected since, for who looks at it again.
create index works_corrected on works (created_at, id)
where status = 'unshelved' and held_at is not null and updated_at > held_at;
create index products_corrected on products (created_at, id)
where status = 'unshelved' and held_at is not null and updated_at > held_at;
