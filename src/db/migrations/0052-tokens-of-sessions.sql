-- expand
-- The session a way into the workspace was asked for in: it ends with it (PRODUCT J2, docs/decisions/0105).
alter table workspace_tokens add column session_id text references sessions (id) on delete cascade;
create index workspace_tokens_session on workspace_tokens (session_id);
