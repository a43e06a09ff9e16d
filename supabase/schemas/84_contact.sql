-- sender_hash is a keyed hash of the network address, never the address itself.
create table private.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  message text not null check (char_length(message) between 1 and 5000),
  sender_hash text,
  received_at timestamptz not null default now(),
  mailed_at timestamptz
);

create index contact_messages_by_time on private.contact_messages (received_at);
create index contact_messages_by_sender on private.contact_messages (sender_hash, received_at);

-- Stores a message and returns its id. Raises PT429 too_many_messages at the hourly limit of the sender or of
-- all senders together.
create function public.store_contact_message(
  p_name text, p_email text, p_message text, p_sender_hash text,
  p_sender_limit integer default 5, p_total_limit integer default 100
) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  stored uuid;
begin
  -- The lock spans the counts and the insert, so that parallel messages cannot exceed a limit together.
  perform pg_advisory_xact_lock(hashtext('contact_messages'));
  if (select count(*) from private.contact_messages
      where sender_hash = p_sender_hash and received_at > now() - interval '1 hour') >= p_sender_limit
    or (select count(*) from private.contact_messages where received_at > now() - interval '1 hour') >= p_total_limit
  then
    perform private.refuse('PT429', 'too_many_messages');
  end if;
  insert into private.contact_messages (name, email, message, sender_hash)
    values (p_name, p_email, p_message, p_sender_hash) returning id into stored;
  return stored;
end
$$;
grant execute on function public.store_contact_message(text, text, text, text, integer, integer) to service_role;

create function public.mark_contact_message_mailed(p_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  update private.contact_messages set mailed_at = now() where id = p_id
$$;
grant execute on function public.mark_contact_message_mailed(uuid) to service_role;
