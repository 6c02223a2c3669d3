-- expand
-- Who may sell is told by the roles: what is kept of what is on sale is made anew when they change.
drop trigger content_changed on users;
create trigger content_changed after update of designer_level, status, roles on users
  for each statement execute function tell_content_changed();
