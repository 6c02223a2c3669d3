-- An order's index carries what filters ask (docs/decisions/0053): whoever walks along it reads neither rows nor vectors, only the index, page after page.
-- Before, a walk took each row's vector from outside the row, and a filter whose rows lie deep in the order had hundreds of thousands of them read.
do $$
declare
  kind text;
  size text;
begin
  foreach kind in array array['products', 'works', 'designers', 'merchants', 'articles'] loop
    size := case when kind = 'products' then ', width, depth, height' else '' end;
    execute format('drop index search_%1$s_popularity, search_%1$s_newest', kind);
    execute format('create index search_%1$s_popularity on search_%1$s (popularity desc, id desc) include (facets, price%2$s)', kind, size);
    execute format('create index search_%1$s_newest on search_%1$s (newest desc, id desc) include (facets, price%2$s)', kind, size);
  end loop;
end $$;

drop index search_products_price;
create index search_products_price on search_products (price, id) include (facets, width, depth, height);
