-- expand
-- The variant that was chosen when a product was kept (PRODUCT F6). No foreign key: a merchant may drop a variant, and
-- the product stays kept.
alter table favourites add column variant_id text;
