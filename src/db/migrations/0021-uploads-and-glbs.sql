-- Files on their way (PRODUCT D6): they come in pieces, and a broken line goes on where it ended.
create table uploads (
  id text primary key,
  owner_id text not null references users (id),
  -- What it is to become: a kind of picture, or a model.
  kind text not null,
  name text not null,
  type text not null,
  bytes int not null check (bytes > 0),
  received int not null default 0 check (received >= 0 and received <= bytes),
  created_at timestamptz not null,
  -- The last piece; what nobody goes on with is taken away after a day.
  touched_at timestamptz not null,
  -- Someone is making something of it.
  taken_at timestamptz
);
create index uploads_owner on uploads (owner_id, touched_at);
create index uploads_touched on uploads (touched_at);

-- Their bytes lie in storage by their own hash, like a picture's.
create table upload_pieces (
  upload_id text not null references uploads (id),
  start int not null,
  bytes int not null,
  hash text not null,
  primary key (upload_id, start)
);
create index upload_pieces_hash on upload_pieces (hash);

-- Models of merchants and designers (PRODUCT L2): looked through, measured, written anew.
create table glbs (
  id text primary key,
  owner_id text not null references users (id),
  name text not null,
  hash text not null,
  bytes int not null,
  -- The studio's picture of it, in the same storage.
  picture text not null,
  -- Millimetres.
  width int not null,
  depth int not null,
  height int not null,
  triangles int not null,
  -- What its maker is told of it.
  report jsonb not null default '{}',
  created_at timestamptz not null,
  -- When something began to use it; what nobody claims is taken away after a day.
  claimed_at timestamptz
);
create index glbs_hash on glbs (hash);
create index glbs_picture on glbs (picture);
create index glbs_owner on glbs (owner_id, id desc);
create index glbs_unclaimed on glbs (created_at) where claimed_at is null;
