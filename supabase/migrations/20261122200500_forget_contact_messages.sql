-- Forgets what is only kept for a while: the hashes of senders, messages after the year that the privacy policy names,
-- and events that Stripe no longer repeats.
create or replace function public.forget_old_traces() returns void
  language sql security definer set search_path = ''
as $$
  delete from private.contact_messages where received_at < now() - interval '1 year';
  update private.contact_messages set sender_hash = null
    where sender_hash is not null and received_at < now() - interval '2 days';
  delete from private.stripe_events where applied_at < now() - interval '30 days';
$$;
