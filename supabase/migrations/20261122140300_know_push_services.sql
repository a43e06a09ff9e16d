-- The push services of the browsers that there are. An address is the browser's own word, and our server sends to it.
create table private.push_services (
  host text primary key check (host = lower(host)),
  -- For a test's server on this machine: also over http, at any port of the host.
  is_test boolean not null default false
);
comment on column private.push_services.host is 'the service''s host, or the end of it after a dot';

insert into private.push_services (host) values
  ('fcm.googleapis.com'),
  ('jmt17.google.com'),
  ('push.services.mozilla.com'),
  ('notify.windows.com'),
  ('push.apple.com');

create function private.is_push_service(p_endpoint text) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (
    select from private.push_services as service
      cross join lateral regexp_match(p_endpoint, '^(https?)://([a-z0-9.-]+)(:[0-9]+)?/[!-~]*$') as part
    where (part[1] = 'https' and part[3] is null or service.is_test)
      and (part[2] = service.host or right(part[2], length(service.host) + 1) = '.' || service.host)
  )
$$;

-- Not by a replaced save_push_subscription: it holds for every door.
create function private.refuse_strange_push_service() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_push_service(new.endpoint) then
    raise exception 'This is not a push service' using errcode = 'PT422', hint = 'invalid_change';
  end if;
  return new;
end
$$;
create trigger push_subscriptions_service before insert or update of endpoint on private.push_subscriptions
  for each row execute function private.refuse_strange_push_service();

delete from private.push_subscriptions where not private.is_push_service(endpoint);
