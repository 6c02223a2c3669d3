-- expand
-- What a client was given by hand beside what a talk shows them: it stays when the talk ends (PRODUCT J9).
alter table design_shares add column hand_role text check (hand_role in ('edit', 'comment', 'view'));
alter table design_shares add column hand_prices boolean;
-- A talk gives no right to edit: until now whoever has one was given it by hand.
update design_shares set hand_role = role, hand_prices = prices where talk_id is not null and role = 'edit';
