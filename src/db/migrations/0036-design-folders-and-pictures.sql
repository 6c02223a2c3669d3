-- A person's designs in folders (PRODUCT J8). A folder is what its designs say: it comes with the first and goes with
-- the last, so that there is nothing to keep in step.
alter table designs add column folder text check (char_length(folder) between 1 and 60);

-- Plan pictures that designs are traced over: kept while a design has them, seen by whoever may see the design.
create table design_pictures (
  design_id text not null references designs (id) on delete cascade,
  media_id text not null references media (id) on delete cascade,
  primary key (design_id, media_id)
);
create index design_pictures_media on design_pictures (media_id);
