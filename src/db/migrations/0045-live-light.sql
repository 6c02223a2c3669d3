-- Live light (DECISIONS D9; docs/decisions/0095): the baked light of a home at one hour, for the 3D view.
alter table render_jobs drop constraint render_jobs_kind_check;
alter table render_jobs add constraint render_jobs_kind_check check (kind in ('preview', 'photo', 'panorama', 'walk', 'live'));

-- `print` changes with everything light depends on: a home that was edited has another and is not lit by it.
create table design_lights (
  design_id text not null references designs (id) on delete cascade,
  print text not null check (print ~ '^[0-9a-f]{16}$'),
  design_version int not null,
  hour double precision not null,
  -- Bytes in storage.
  hash text not null,
  bytes int not null,
  created_at timestamptz not null,
  primary key (design_id, print)
);
create index design_lights_bytes on design_lights (hash);
