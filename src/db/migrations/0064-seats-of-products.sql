-- expand
-- For how many people a product is can be searched for: those that may be for several are indexed anew, by jobs. A new
-- database has neither the jobs nor the products yet.
do $$
begin
  if to_regnamespace('graphile_worker') is not null then
    perform graphile_worker.add_job('index_products', json_build_object('products', ids), max_attempts => 8)
    from (select array_agg(id order by id) as ids
      from (select id, row_number() over (order by id) / 500 as part from products where status = 'shelved'
        and category in ('seating', 'tables', 'beds', 'sofa', 'corner-sofa', 'bench', 'dining-table', 'day-bed', 'bed',
          'kids-bed')) as several
      group by part) as parts;
  end if;
end $$;
