-- Every row of the record gets a number in the chain soon after it is written, and a keyed hash over itself and the row before it.
-- `seal` is the order of the chain: rows are numbered when their transactions are over, which is not the order of their ids.
alter table audit add column seal bigint;
create unique index audit_seal on audit (seal);
create index audit_unsealed on audit (id) where seal is null;

-- Where the chain ends, signed, so that cutting off its newest rows shows as well.
create table audit_head (
  only_one boolean primary key default true check (only_one),
  seal bigint not null,
  hash text not null,
  signature text not null
);
