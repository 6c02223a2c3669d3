-- A product the console has hidden: its merchant cannot publish it again.
alter table products add column held_at timestamptz;

-- The console lists works and products newest first, one state at a time.
create index products_by_state on products (status, created_at desc, id desc);
create index works_by_state on works (status, created_at desc, id desc);
