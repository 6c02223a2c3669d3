-- Who asked for a code has five tries of their own (docs/decisions/0063): a stranger's wrong guesses no longer spend them.
alter table codes
  add column requester text not null default '',
  add column own_tries int not null default 0;

-- Sessions whose cookies still have the names of before (docs/decisions/0064); the next refresh gives them the new ones.
alter table sessions add column old_cookies boolean not null default false;
update sessions set old_cookies = true;

-- Whether a person has used this browser before is asked at every sign-in.
create index sessions_device on sessions (user_id, device_hash);
