-- Operator settings, in one row. The embedded stack writes its own here when it starts.
create table private.settings (
  id boolean primary key default true check (id),
  plans boolean not null default true,
  tracker_workers integer not null default 4 check (tracker_workers between 1 and 50),
  provider_page_price numeric check (provider_page_price >= 0),
  provider_currency text not null default 'USD' check (provider_currency ~ '^[A-Z]{3}$'),
  free_results_days integer default 30 check (free_results_days > 0),
  premium_results_days integer default 180 check (premium_results_days > 0),
  pro_results_days integer default 365 check (pro_results_days > 0)
);
comment on column private.settings.plans is 'false: everybody is pro, and nothing is paid for';
comment on column private.settings.tracker_workers is
  'how many calls of track-key-phrases a minute may begin; each checks 60 key phrases at most';
comment on column private.settings.provider_page_price is 'what the provider takes for a request; null where nobody has said';
comment on column private.settings.free_results_days is
  'how long what a daily check found is kept, by the plan of that day; null: as long as its key phrase';

-- For the payment functions, which sell nothing if plans are off.
create function public.has_plans() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select plans from private.settings
$$;
revoke all on function public.has_plans() from public;
grant execute on function public.has_plans() to service_role;
