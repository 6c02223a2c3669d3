-- The console's lists stay quick at a million rows: each is walked in the order of an index from the place the address names.
create index users_created on users (created_at desc, id desc);
create index users_admins on users (created_at desc, id desc) where 'ROLE_ADMIN' = any (roles);
create index users_designers on users (created_at desc, id desc) where 'ROLE_DESIGNER' = any (roles);
create index users_merchants on users (created_at desc, id desc) where 'ROLE_MERCHANT' = any (roles);
create index users_not_active on users (status, created_at desc, id desc) where status <> 'active';

-- A person is found by any part of their name, mail, phone or id, whether accents are typed or not.
create function folded(words text) returns text language sql immutable strict parallel safe
  return translate(lower(normalize(words, nfc)), 'àáãảạăằắẵẳặâầấẫẩậèéẽẻẹêềếễểệìíĩỉịòóõỏọôồốỗổộơờớỡởợùúũủụưừứữửựỳýỹỷỵđ', 'aaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyyd');
-- Kept beside the row: folding thousands of names for every search would cost more than the search.
alter table users add column found_by text not null generated always as (folded(nickname) || ' ' || lower(email || ' ' || coalesce(mobile, '') || ' ' || id)) stored;
create index users_found_by on users using gin (found_by gin_trgm_ops);
create index users_found_by_start on users (left(found_by, 12) text_pattern_ops);

-- Why an account is shut, in the words of who shut it.
alter table users add column suspended_at timestamptz;
alter table users add column suspended_reason jsonb;

-- The record in the order of time, whatever it is filtered by.
drop index audit_actor;
drop index audit_target;
create index audit_at on audit (at desc, id desc);
create index audit_actor on audit (actor_id, at desc, id desc);
create index audit_target on audit (target, at desc, id desc);
create index audit_action on audit (action, at desc, id desc);

-- The second factor of admins (RFC 6238): the secret sealed with the server's key, the last step that was used, so that no code works twice.
create table second_factors (
  user_id text primary key references users (id) on delete cascade,
  secret text not null,
  last_step bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz
);
create table recovery_codes (
  user_id text not null references second_factors (user_id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
alter table sessions add column second_factor_at timestamptz;

-- What came in the last thirty days, for the overview.
create index works_created on works (created_at);
create index products_created on products (created_at);
create index designs_created on designs (created_at);
create index feedback_created on feedback (created_at);
create index applications_created on applications (created_at);
