-- What each variant looks like (docs/decisions/0075): equal for two pieces that cannot be told apart, so that a piece of a design finds
-- the variants sold of it. Computed from the model library, which the database does not know: a sweep fills in what is missing.
create table variant_looks (
  variant_id text primary key references product_variants (id) on delete cascade,
  look text not null,
  -- Of the way looks are written; rows of another one are written anew.
  edition int not null
);
create index variant_looks_look on variant_looks (look);
create trigger content_changed after insert or update or delete or truncate on variant_looks
  for each statement execute function tell_content_changed();

-- What fits instead of a piece, and what is made to its size, are looked for among its own kind.
create index products_category on products (category) where status = 'shelved';

-- The piece of the design a mark in a picture stands on.
alter table work_pieces add column item text;

-- Fees and days are said on the page of a product.
create trigger content_changed after insert or update or delete or truncate on delivery_terms
  for each statement execute function tell_content_changed();
