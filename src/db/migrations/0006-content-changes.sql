-- Whoever changes what public pages show tells every process so, in the transaction of the change itself: pages kept in memory are then made anew
-- (docs/decisions/0028). The payload is an event of platform/events.server.ts: its kind, and which table. Equal ones of one transaction are sent once.
create function tell_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('hien', 'content_changed:' || tg_table_name);
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array array['designers', 'merchants', 'products', 'product_variants', 'work_pieces', 'articles', 'faqs', 'banners', 'partners', 'pages'] loop
    execute format('create trigger content_changed after insert or update or delete or truncate on %I for each statement execute function tell_content_changed()', shown);
  end loop;
end $$;

-- Every look at a work counts; no page is made anew for it.
create trigger content_changed after insert or delete or truncate or update of designer_id, name, description, styles, home_type, space, area, scene, room_type, pictures, panorama, design_id, status, published_at on works
  for each statement execute function tell_content_changed();
-- The level is part of a designer's profile; nothing else of an account is shown in public.
create trigger content_changed after update of designer_level, status on users for each statement execute function tell_content_changed();
