-- Where people transfer to. A change takes effect an hour after it was made and can be stopped until then (docs/decisions/0067):
-- the account in force is the last one that was not stopped and whose time has come, so no job has to switch it.
create table platform_accounts (
  id int generated always as identity primary key,
  bin text not null,
  bank text not null,
  account text not null,
  holder text not null,
  changed_by text references users (id),
  changed_at timestamptz not null,
  effective_at timestamptz not null,
  stopped_by text references users (id),
  stopped_at timestamptz
);

insert into platform_accounts (bin, bank, account, holder, changed_at, effective_at)
  select value->>'bin', value->>'bank', value->>'account', value->>'holder', updated_at, updated_at
  from settings
  where key = 'bank' and value->>'bin' is not null and value->>'bank' is not null and value->>'account' is not null and value->>'holder' is not null;
delete from settings where key = 'bank';

-- Bills that wait for money were shown with the account there is.
update bills set account = (select jsonb_build_object('bin', bin, 'bank', bank, 'account', account, 'holder', holder) from platform_accounts)
  where status in ('OPEN', 'SUBMITTED', 'REJECTED');
