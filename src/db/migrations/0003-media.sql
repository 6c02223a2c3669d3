-- Pictures. The bytes lie in storage by their hash; a row says whose they are, what for, and who may see them.
create table media (
  id text primary key,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  owner_id text references users (id),
  kind text not null,
  private boolean not null,
  width int not null,
  height int not null,
  bytes int not null,
  placeholder text not null check (length(placeholder) <= 200),
  created_at timestamptz not null,
  -- When something began to use it; what nobody claims is taken away after a day.
  claimed_at timestamptz
);
create index media_hash on media (hash);
create index media_owner on media (owner_id, id desc);
create index media_unclaimed on media (created_at) where claimed_at is null;

-- Scaled copies of public pictures, made when first asked for. Their bytes lie in the same storage, by their own hash.
create table media_variants (
  source text not null,
  width int not null,
  format text not null,
  hash text not null,
  bytes int not null,
  created_at timestamptz not null,
  primary key (source, width, format)
);
create index media_variants_hash on media_variants (hash);

-- Hashes that lost a row and may be nobody's now; a job looks and deletes the bytes.
create table media_dropped (
  hash text primary key,
  dropped_at timestamptz not null
);
