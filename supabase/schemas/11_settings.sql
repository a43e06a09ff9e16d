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
comment on column private.settings.plans is 'false: every account is pro, and payments are off';
comment on column private.settings.tracker_workers is
  'the maximum number of calls of track-key-phrases per minute; each checks at most 60 key phrases';
comment on column private.settings.provider_page_price is 'the provider''s price of a request; null if unknown';
comment on column private.settings.free_results_days is
  'how long the results of daily checks are kept, by the plan on the day of the check; null: as long as the key phrase';

create function public.has_plans() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select plans from private.settings
$$;
grant execute on function public.has_plans() to service_role;
