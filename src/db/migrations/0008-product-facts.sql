-- What a variant cost before, where its price was cut (shown struck beside the real one), and what it weighs, in grams, where the maker says so.
alter table product_variants add column price_before bigint check (price_before > price);
alter table product_variants add column weight int check (weight > 0);
