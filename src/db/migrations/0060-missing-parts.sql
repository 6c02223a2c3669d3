-- expand
-- A part that is missing or broken: the shop sends it, and nothing comes back.
alter table returns drop constraint returns_kind_check;
alter table returns add constraint returns_kind_check check (kind in ('unwanted', 'faulty', 'missing', 'part'));
