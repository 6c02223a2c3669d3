-- A person's designs in folders (PRODUCT J8). A folder is what its designs say: it comes with the first and goes with
-- the last, so that there is nothing to keep in step.
alter table designs add column folder text check (char_length(folder) between 1 and 60);
