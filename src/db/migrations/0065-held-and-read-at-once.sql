-- expand
-- Whoever writes on somebody's behalf, or tells them something, holds their account first and reads it then: in one
-- journey to the database. Each statement of such a function sees what was committed while the one before it waited.

create function hold_account(held text, person text) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(held, 0));
  perform from users where users.id = person and users.status <> 'deleted';
  return found;
end $$;

create function hold_writer(held text, person text, session text) returns table (roles text[]) language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(held, 0));
  return query select users.roles from users where users.id = person and users.status = 'active'
    and not exists (select from sessions where sessions.id = session and sessions.revoked_at is not null);
end $$;

-- Nobody is waited for here: `held` is false of those who are just leaving.
create function hold_recipients(people text[], names text[], about text)
  returns table (id text, held boolean, email text, nickname text, locale text, site boolean, mail boolean)
  language plpgsql as $$
declare
  staying text[] := array(select given.person from unnest(people, names) as given (person, name)
    where pg_try_advisory_xact_lock_shared(hashtextextended(given.name, 0)));
begin
  return query
    select users.id, true, users.email, users.nickname, users.locale, notice_choices.site, notice_choices.mail
    from users left join notice_choices on notice_choices.user_id = users.id and notice_choices.topic = about
    where users.id = any (staying) and users.status = 'active'
    union all
    select given.person, false, null, null, null, null, null from unnest(people) as given (person)
    where given.person <> all (staying);
end $$;
