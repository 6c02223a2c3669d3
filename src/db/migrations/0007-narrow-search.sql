-- Rows of the search get narrow, so that ten thousand of them lie on few pages (docs/decisions/0029): the vector out of the row, facets as three bytes each.
-- PostgreSQL moves a long value out only of rows over 2 kB; `filler` makes each one so, and is itself packed to some thirty bytes.
-- Rows of a sample carry every token a second time behind the mark of their sample: a question about the sample then reads short lists only.

create function facet_code(name text) returns bytea language plpgsql immutable as $$
declare
  hash bigint := 2166136261;
begin
  for at in 1..length(name) loop
    hash := ((hash # ascii(substr(name, at, 1))) * 16777619) & 4294967295;
  end loop;
  return substr(int4send((((hash >> 24) # hash) & 16777215)::int), 2, 3);
end $$;

do $$
declare
  kind text;
  size text;
begin
  foreach kind in array array['products', 'works', 'designers', 'merchants', 'articles'] loop
    size := case when kind = 'products' then 'width int not null, depth int not null, height int not null,' else '' end;
    execute format('alter table search_%1$s rename to wide_%1$s', kind);
    execute format('create table search_%1$s (
      id text not null, search tsvector not null, facets bytea not null, popularity int not null, newest bigint not null, price bigint not null, %2$s updated_at timestamptz not null,
      filler text not null default repeat('' '', 2000)) with (toast_tuple_target = 256)', kind, size);
    execute format('alter table search_%1$s alter column search set storage external, alter column id set storage main, alter column facets set storage main, alter column filler set storage main', kind);
    execute format('create temporary table codes on commit drop as select name, facet_code(name) as code from (select distinct unnest(facets) as name from wide_%1$s) as names', kind);
    execute format('insert into search_%1$s (id, search, facets, popularity, newest, price, updated_at %2$s)
      select id, array_to_tsvector(tokens
          || case when ''%%4'' = any (tokens) then array(select ''%%4'' || token from unnest(tokens) as token where left(token, 1) <> ''%%'') else ''{}'' end
          || case when ''%%8'' = any (tokens) then array(select ''%%8'' || token from unnest(tokens) as token where left(token, 1) <> ''%%'') else ''{}'' end),
        (select coalesce(string_agg(code, '''' order by place), '''') from unnest(facets) with ordinality as facet (name, place) join codes using (name)), popularity, newest, price, updated_at %2$s
      from (select *, tsvector_to_array(search) as tokens from wide_%1$s) as wide', kind, case when kind = 'products' then ', width, depth, height' else '' end);
    execute 'drop table codes';
    execute format('drop table wide_%1$s', kind);
    execute format('alter table search_%1$s add primary key (id), add foreign key (id) references %1$s (id) on delete cascade', kind);
    execute format('create index search_%1$s_tokens on search_%1$s using gin (search) with (fastupdate = off)', kind);
    execute format('create index search_%1$s_popularity on search_%1$s (popularity desc, id desc)', kind);
    execute format('create index search_%1$s_newest on search_%1$s (newest desc, id desc)', kind);
  end loop;
end $$;

create index search_products_price on search_products (price, id);
create index search_products_size on search_products (width, depth, height);
drop function facet_code(text);
-- Counted by name before, by code from now on; the next sweep counts anew.
delete from search_totals;
