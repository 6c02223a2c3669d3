-- What was given back is no longer spoken of: its reviews stay with their author and count no more.
alter table reviews drop constraint reviews_state_check;
alter table reviews add constraint reviews_state_check check (state in ('shown', 'hidden', 'returned'));
update reviews set state = 'returned' where state = 'shown' and order_id in (select id from orders where state in ('REFUND_DUE', 'REFUNDED'));
update products set ratings = (select array[count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::int[]
  from reviews where product_id = products.id and state = 'shown') where id in (select product_id from reviews where state = 'returned');

-- An agreed return is on its way once the buyer says so; where nobody does, it lapses.
alter table returns drop constraint returns_state_check;
alter table returns add constraint returns_state_check check (state in ('ASKED', 'AGREED', 'SENT', 'DECLINED', 'WITHDRAWN', 'RECEIVED', 'LAPSED'));
alter table returns add column carrier text, add column tracking text;
create index returns_agreed on returns (updated_at) where state = 'AGREED';
