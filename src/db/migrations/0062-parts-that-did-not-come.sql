-- expand
-- A part is what was asked for, also where the piece was to come back instead; how often a part that was sent did not
-- come; and that it came.
alter table returns add column instead boolean not null default false, add column not_come int not null default 0, add column came_at timestamptz;
update returns set came_at = updated_at where kind = 'part' and state = 'WITHDRAWN' and exists (
  select from order_events where order_events.order_id = returns.order_id and order_events.state = 'RETURN_SENT'
  and order_events.details->>'return' = returns.id);
