-- Designs are saved as commands (docs/decisions/0072). The head of a design is its newest version and the log above it.
alter table designs
  -- The number of the last command, and the one the newest version stands at.
  add column seq int not null default 0,
  add column saved_seq int not null default 0,
  -- The highest number a version has: forks have numbers too, and are not the newest of the line.
  add column last_version int,
  -- The newest version as text; and all that counts of the design: that, and the versions somebody wanted kept.
  add column document_bytes int not null default 0,
  add column bytes bigint not null default 0,
  -- In the bin for so long that only what others show of it is left.
  add column emptied_at timestamptz;

alter table design_versions
  add column seq int not null default 0,
  add column name text,
  add column by text references users (id),
  add column why text not null default 'auto' check (why in ('auto', 'named', 'published', 'rendered', 'fork')),
  add column bytes int not null default 0;

update design_versions set bytes = octet_length(document::text);
update designs set
  last_version = greatest(version, (select max(version) from design_versions where design_id = designs.id)),
  document_bytes = coalesce((select v.bytes from design_versions v where v.design_id = designs.id and v.version = designs.version), 0);
alter table designs alter column last_version set not null;

create table design_commands (
  design_id text not null references designs (id) on delete cascade,
  seq int not null,
  -- Made once by the window it was done in: sent twice, it is applied once.
  id text not null,
  by text references users (id),
  at timestamptz not null,
  document_version int not null,
  command jsonb not null,
  -- What the command made of the document: the log is read by this, so that no change of our code changes the past.
  change jsonb not null,
  bytes int not null,
  primary key (design_id, seq),
  unique (design_id, id)
);
create index design_commands_at on design_commands (at);
create index design_commands_by on design_commands (by);
create index design_versions_by on design_versions (by) where by is not null;
-- What the keeping rules look for.
create index designs_unsaved on designs (updated_at) where seq > saved_seq;
create index design_versions_auto on design_versions (created_at) where why = 'auto';
create index designs_of on designs (owner_id) include (bytes);
create index designs_bin on designs (owner_id, deleted_at) where deleted_at is not null and emptied_at is null;

-- A work shows one version of its design and never changes by itself; no rule can delete what a work shows.
update works set design_version = designs.version from designs where designs.id = works.design_id and (
  works.design_version is null
  or not exists (select from design_versions v where v.design_id = works.design_id and v.version = works.design_version));
update design_versions set why = 'published' from works
  where works.design_id = design_versions.design_id and works.design_version = design_versions.version;
update designs set bytes = (select coalesce(sum(v.bytes), 0) from design_versions v
  where v.design_id = designs.id and (v.why <> 'auto' or v.version = designs.version));
alter table works
  add constraint works_design_pinned check ((design_id is null) = (design_version is null)),
  add constraint works_design_version foreign key (design_id, design_version) references design_versions (design_id, version);
create index works_design on works (design_id, design_version) where design_id is not null;
