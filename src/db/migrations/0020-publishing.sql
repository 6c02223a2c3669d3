-- What designers and merchants put on the shelf themselves (docs/decisions/0041).
alter table works
  -- Grows with every change: who saves from an older one is shown what is there now.
  add column version int not null default 1,
  -- The state of the design that was published; without one the newest. Going on drawing changes nothing on the shelf.
  add column design_version int,
  -- Instead of a design: a page of a viewer elsewhere, from the operator's list, or an uploaded model.
  add column viewer_url text,
  add column glb text,
  -- Taken off the shelf by an admin: only an admin puts it back.
  add column held_at timestamptz;
alter table products add column version int not null default 1;

create index works_own on works (designer_id, created_at desc, id desc) where status <> 'deleted';
create index products_own on products (merchant_id, created_at desc, id desc) where status <> 'deleted';

-- As before, with the new columns people see.
drop trigger content_changed on works;
create trigger content_changed after insert or delete or truncate or update of designer_id, name, description, styles, home_type, space, area, scene, room_type, pictures, panorama, design_id, design_version, viewer_url, glb, status, published_at on works
  for each statement execute function tell_content_changed();
