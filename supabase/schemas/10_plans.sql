create table public.plans (
  level text primary key check (level in ('free', 'premium', 'pro')),
  rank smallint not null unique,
  monthly_price_pence integer not null check (monthly_price_pence >= 0),
  monthly_credits integer not null check (monthly_credits >= 0),
  active_key_phrases integer not null check (active_key_phrases >= 0),
  ideas integer not null check (ideas between 0 and 500),
  pages_per_check integer check (pages_per_check > 0),
  own_accounts integer not null check (own_accounts > 0),
  brand_words integer not null check (brand_words >= 0),
  countries text[] not null,
  modes text[] not null,
  api_scopes text[] not null,
  changed_in xid8 not null
);
comment on column public.plans.pages_per_check is 'null: all pages';
comment on column public.plans.own_accounts is 'the maximum number of own TikTok accounts';
comment on column public.plans.brand_words is 'the maximum number of names looked up once a day';
comment on column public.plans.api_scopes is 'the scopes that tokens may have: read, track, spend';
comment on column public.plans.modes is 'basic; single, multiple and keystroke are autocomplete searches';

alter table public.plans enable row level security;
create policy "everyone reads plans" on public.plans for select to anon, authenticated using (true);
grant select on public.plans to anon, authenticated;

create trigger plans_stamp before insert or update on public.plans
  for each row execute function private.stamp_change();
