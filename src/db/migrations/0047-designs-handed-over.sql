-- expand
-- A design on its way to an external workspace: once, for as long as its token (PRODUCT J11, docs/decisions/0090).
create table design_handovers (
  token_hash text primary key,
  design_id text not null references designs (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  taken_at timestamptz
);
create index design_handovers_expiry on design_handovers (expires_at);
create index design_handovers_design on design_handovers (design_id);
create index design_handovers_person on design_handovers (user_id);
