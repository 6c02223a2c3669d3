-- Pictures traced by threads of ours and by other machines (PRODUCT K1, K2; docs/decisions/0092).
-- A job shows one version of a design and takes one of its quota; its pieces are rows that workers hold for seconds.
create table render_jobs (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  design_id text not null,
  design_version int not null,
  kind text not null check (kind in ('preview', 'photo', 'panorama')),
  size text not null,
  width int not null,
  height int not null,
  -- What the camera is called, where it stands, the hour, samples, the side of a piece.
  name text not null,
  spec jsonb not null,
  -- Of the plan's quota; previews are free.
  use_id text references quota_uses (id),
  -- The same picture asked for twice has the same.
  work_key text not null,
  state text not null check (state in ('waiting', 'preparing', 'tracing', 'finishing', 'done', 'cancelling', 'cancelled', 'failed')),
  pieces int not null default 0,
  done int not null default 0,
  -- Milliseconds of a core: what it was expected to take, and what its pieces took.
  cost bigint not null,
  spent bigint not null default 0,
  -- The light meter's reading, and the small picture it read: pieces are compared with it.
  meter jsonb,
  meter_picture bytea,
  error text,
  -- Bytes in storage: for the page, and to download.
  preview_hash text,
  result_hash text,
  result_bytes int,
  created_at timestamptz not null,
  traced_from timestamptz,
  ended_at timestamptz,
  deleted_at timestamptz,
  foreign key (design_id, design_version) references design_versions (design_id, version)
);
create index render_jobs_person on render_jobs (user_id, created_at desc) where deleted_at is null;
create index render_jobs_design on render_jobs (design_id, design_version);
create index render_jobs_live on render_jobs (created_at) where state in ('waiting', 'preparing', 'tracing', 'finishing', 'cancelling');
create index render_jobs_bytes on render_jobs (result_hash) where result_hash is not null;
create index render_jobs_shown on render_jobs (preview_hash) where preview_hash is not null;
-- Two clicks are one job, and what the gallery has is not made again.
create unique index render_jobs_once on render_jobs (user_id, work_key)
  where deleted_at is null and state in ('waiting', 'preparing', 'tracing', 'finishing', 'done');

-- Piece -1 is the light meter's small picture.
create table render_pieces (
  job_id text not null references render_jobs (id) on delete cascade,
  n int not null,
  user_id text not null references users (id) on delete cascade,
  lane text not null check (lane in ('preview', 'paid')),
  cost int not null,
  state text not null default 'ready' check (state in ('ready', 'leased', 'done')),
  worker text,
  until timestamptz,
  tries int not null default 0,
  failed_by text[] not null default '{}',
  spent int,
  hash text,
  -- As it is seen while the picture grows: three bytes a pixel.
  thumb bytea,
  primary key (job_id, n)
);
create index render_pieces_ready on render_pieces (user_id, lane, job_id, n) where state = 'ready';
create index render_pieces_leased on render_pieces (until) where state = 'leased';
create index render_pieces_bytes on render_pieces (hash) where hash is not null;

-- What a person has waiting and running in a lane. `vtime` grows by cost over weight: the least is served next.
create table render_shares (
  user_id text not null references users (id) on delete cascade,
  lane text not null check (lane in ('preview', 'paid')),
  weight double precision not null,
  vtime double precision not null default 0,
  ready int not null default 0 check (ready >= 0),
  running int not null default 0 check (running >= 0),
  primary key (user_id, lane)
);
create index render_shares_next on render_shares (lane, vtime, user_id) where ready > 0;

-- Threads of our own have no token; other machines each have one, kept as a hash.
create table render_workers (
  id text primary key,
  name text not null,
  token_hash text unique,
  threads int not null default 0,
  -- Milliseconds of expected cost done in a millisecond of the clock.
  speed double precision not null default 1,
  pieces int not null default 0,
  faults int not null default 0,
  last_lane text,
  created_at timestamptz not null,
  seen_at timestamptz,
  blocked_at timestamptz,
  revoked_at timestamptz
);

-- The next piece for a worker: previews before all else, but while paid work waits only every other piece; in a lane the
-- person served least for their weight. A piece that failed on this worker goes to another where there is one.
create function render_claim(who text, at timestamptz, seconds int) returns setof render_pieces language plpgsql as $$
declare
  last text;
  wanted text;
  share record;
  piece render_pieces;
begin
  perform pg_advisory_xact_lock(hashtextextended('render_claim', 0));
  select w.last_lane into last from render_workers w where w.id = who and w.revoked_at is null and w.blocked_at is null;
  if not found then return; end if;
  foreach wanted in array case when last = 'preview' then array['paid', 'preview'] else array['preview', 'paid'] end loop
    for share in select s.user_id, s.weight from render_shares s where s.lane = wanted and s.ready > 0 order by s.vtime, s.user_id limit 16 loop
      select p.* into piece from render_pieces p
        where p.user_id = share.user_id and p.lane = wanted and p.state = 'ready'
          and not (who = any (p.failed_by) and exists (
            select from render_workers o where o.id <> all (p.failed_by) and o.revoked_at is null and o.blocked_at is null
              and o.seen_at > at - interval '30 seconds'))
        order by p.job_id, p.n limit 1;
      if not found then continue; end if;
      update render_pieces p set state = 'leased', worker = who, until = at + make_interval(secs => seconds), tries = p.tries + 1
        where p.job_id = piece.job_id and p.n = piece.n and p.state = 'ready' returning p.* into piece;
      if not found then continue; end if;
      update render_shares s set vtime = s.vtime + piece.cost / s.weight, ready = s.ready - 1, running = s.running + 1
        where s.user_id = piece.user_id and s.lane = wanted;
      update render_workers w set last_lane = wanted where w.id = who;
      return next piece;
      return;
    end loop;
  end loop;
end $$;
