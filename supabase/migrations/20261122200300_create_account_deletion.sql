-- Removes an account and everything that hangs on it. The function that calls this has verified the user and has
-- closed the account's business at Stripe. Answers whether there was one.
create function public.delete_account(p_user_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  delete from auth.users where id = p_user_id returning email into address;
  if not found then
    return false;
  end if;
  delete from private.contact_messages where lower(email) = lower(address);
  -- The auth service's own log names its actors inside a JSON text.
  delete from auth.audit_log_entries where payload::text like '%' || p_user_id || '%';
  return true;
end
$$;
revoke all on function public.delete_account(uuid) from public;
grant execute on function public.delete_account(uuid) to service_role;

-- Forgets what is only kept for a while: the hashes of senders, and events that Stripe no longer repeats.
create function public.forget_old_traces() returns void
  language sql security definer set search_path = ''
as $$
  update private.contact_messages set sender_hash = null
    where sender_hash is not null and received_at < now() - interval '2 days';
  delete from private.stripe_events where applied_at < now() - interval '30 days';
$$;
revoke all on function public.forget_old_traces() from public;
grant execute on function public.forget_old_traces() to service_role;
