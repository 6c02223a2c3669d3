-- What is recommended beside a product is read in the order of these: of its kind and style, then of its kind.
create index products_alike on products (category, style, popularity desc, id desc) where status = 'shelved';
create index products_of_kind on products (category, popularity desc, id desc) where status = 'shelved';
-- Everything it answered, the one before answers too.
drop index products_category;
