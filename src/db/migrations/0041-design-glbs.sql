-- Models a person brought into a design of their own (PRODUCT J3): kept while a design has them, seen by their owner
-- alone. What a product or a work uses is claimed, and public.
alter table glbs add column kept_at timestamptz;
drop index glbs_unclaimed;
create index glbs_unclaimed on glbs (created_at) where claimed_at is null and kept_at is null;

create table design_glbs (
  design_id text not null references designs (id) on delete cascade,
  glb_id text not null references glbs (id) on delete cascade,
  primary key (design_id, glb_id)
);
create index design_glbs_glb on design_glbs (glb_id);
