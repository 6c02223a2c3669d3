-- expand
-- Where money of whoever has left goes back to (docs/decisions/0114): the account they had named by then. Kept while
-- something of the bill is under way, because nobody can be asked any more.
alter table bills add column leaver_account jsonb;
create index bills_of_leavers on bills (id) where leaver_account is not null;
