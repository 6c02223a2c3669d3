-- Whose account no longer stands is told to every process in the transaction of the change itself, whoever makes it: their open streams end at once.
-- Calls need no word: each asks the row.
create function tell_person_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('hien', 'person_ended:' || coalesce(new.id, old.id));
  return null;
end $$;

create trigger person_ended after update of status on users for each row when (old.status = 'active' and new.status <> 'active') execute function tell_person_ended();
create trigger person_gone after delete on users for each row execute function tell_person_ended();
