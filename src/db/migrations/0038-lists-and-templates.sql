-- What a person means to spend on a design's list; whole đồng.
alter table designs add column budget bigint check (budget between 0 and 1000000000000);

-- Whether others may use a work's design as a template. So far everybody could.
alter table works add column template boolean not null default true;
