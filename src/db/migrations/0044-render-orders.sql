-- Several pictures as one order: tours of linked panoramas, sets of hours; films; panoramas in tiles (PRODUCT K1, K4, K5; docs/decisions/0096).
alter table render_jobs drop constraint render_jobs_kind_check;
alter table render_jobs add constraint render_jobs_kind_check check (kind in ('preview', 'photo', 'panorama', 'walk'));

-- Of a tour, for each place: where the middle of its picture looks, and the arrows to others.
create table render_groups (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  design_id text not null,
  kind text not null check (kind in ('tour', 'set')),
  places jsonb,
  -- The same order asked for twice has the same.
  work_key text not null,
  created_at timestamptz not null,
  unique (user_id, work_key)
);
create index render_groups_design on render_groups (design_id, created_at desc);
-- A picture that was there already belongs to several.
create table render_group_jobs (
  group_id text not null references render_groups (id) on delete cascade,
  n int not null,
  job_id text not null references render_jobs (id) on delete cascade,
  primary key (group_id, n)
);
create index render_group_jobs_job on render_group_jobs (job_id);

-- A large panorama in squares, from the coarsest level 0 on.
create table render_tiles (
  job_id text not null references render_jobs (id) on delete cascade,
  level int not null,
  x int not null,
  y int not null,
  hash text not null,
  primary key (job_id, level, x, y)
);
create index render_tiles_bytes on render_tiles (hash);

-- Linked panoramas a visitor walks through on the work's page; pictures by id.
alter table works add column tour jsonb;
drop trigger content_changed on works;
create trigger content_changed after insert or delete or truncate or update of designer_id, name, description, styles, home_type, space, area, scene, room_type, pictures, panorama, tour, design_id, design_version, viewer_url, glb, status, published_at on works
  for each statement execute function tell_content_changed();
