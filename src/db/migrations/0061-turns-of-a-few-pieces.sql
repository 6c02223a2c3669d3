-- expand
-- Whose paid piece a worker had last. It has their home at hand, so they stay until they are three pieces ahead of the
-- one who was served least; before, every piece was somebody else's, and making a home costs more than a piece of it.
alter table render_workers add column last_user text;

create or replace function render_claim(who text, at timestamptz, seconds int) returns setof render_pieces language plpgsql as $$
declare
  last text;
  staying text;
  wanted text;
  share record;
  piece render_pieces;
begin
  perform pg_advisory_xact_lock(hashtextextended('render_claim', 0));
  select w.last_lane, w.last_user into last, staying from render_workers w
    where w.id = who and w.revoked_at is null and w.blocked_at is null;
  if not found then return; end if;
  foreach wanted in array case when last = 'preview' then array['paid', 'preview'] else array['preview', 'paid'] end loop
    for share in
      select * from (
        (select 0 as turn, s.user_id, s.vtime from render_shares s
          where wanted = 'paid' and s.user_id = staying and s.lane = wanted and s.ready > 0)
        union all
        (select 1, s.user_id, s.vtime from render_shares s
          where s.lane = wanted and s.ready > 0 order by s.vtime, s.user_id limit 16)
      ) turns order by turn, vtime, user_id
    loop
      select p.* into piece from render_pieces p
        where p.user_id = share.user_id and p.lane = wanted and p.state = 'ready'
          and not (who = any (p.failed_by) and exists (
            select from render_workers o where o.id <> all (p.failed_by) and o.revoked_at is null and o.blocked_at is null
              and o.seen_at > at - interval '30 seconds'))
        order by p.job_id, p.n limit 1;
      if not found then continue; end if;
      if share.turn = 0 and exists (
        select from render_shares o join render_shares s on s.user_id = share.user_id and s.lane = wanted
          where o.lane = wanted and o.ready > 0 and o.vtime < s.vtime - 2 * piece.cost / s.weight) then continue; end if;
      update render_pieces p set state = 'leased', worker = who, until = at + make_interval(secs => seconds), tries = p.tries + 1
        where p.job_id = piece.job_id and p.n = piece.n and p.state = 'ready' returning p.* into piece;
      if not found then continue; end if;
      update render_shares s set vtime = s.vtime + piece.cost / s.weight, ready = s.ready - 1, running = s.running + 1
        where s.user_id = piece.user_id and s.lane = wanted;
      update render_workers w set last_lane = wanted, last_user = case wanted when 'paid' then piece.user_id else w.last_user end
        where w.id = who;
      return next piece;
      return;
    end loop;
  end loop;
end $$;
