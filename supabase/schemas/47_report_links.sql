create table public.report_links (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 100),
  reads integer not null default 0 check (reads >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  changed_at timestamptz not null default now(),
  changed_in xid8 not null
);
comment on column public.report_links.reads is 'the number of requests for its page, by people and by bots';

create index report_links_by_owner on public.report_links (user_id, id);
create index report_links_by_end on public.report_links (expires_at);

call private.let_owners_read('public.report_links');
grant select on public.report_links to authenticated;

-- Separate from report_links, so that a pull reads no content.
create table private.report_pages (
  link_id uuid primary key references public.report_links (id) on delete cascade,
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  content jsonb not null check (octet_length(content::text) <= 500000)
);
comment on column private.report_pages.key_hash is
  'SHA-256 of the link''s key, which consists of 256 random bits; the server does not store the key itself';

create trigger report_links_ceiling before insert on public.report_links
  for each row execute function private.limit_rows('user_id', '20', 'too_many_report_links');

create function private.publish_report(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  days integer := (p_values ->> 'days')::integer;
begin
  if (days in (7, 30, 90) and jsonb_typeof(p_values -> 'content') = 'object') is not true then
    perform private.refuse('PT422', 'invalid_change');
  end if;
  delete from public.report_links where user_id = p_user_id and expires_at <= now();
  insert into public.report_links (id, user_id, title, expires_at)
    values ((p_values ->> 'id')::uuid, p_user_id, p_values ->> 'title', now() + make_interval(days => days));
  insert into private.report_pages (link_id, key_hash, content)
    values ((p_values ->> 'id')::uuid, decode(p_values ->> 'key_hash', 'hex'), p_values -> 'content');
end
$$;

-- Returns a published report and counts the read. Returns null if the link is expired or unknown, or its
-- account is closed.
create function public.read_report(p_key_hash text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  found_content jsonb;
begin
  update public.report_links as link set reads = reads + 1
    from private.report_pages as page
    where page.key_hash = decode(p_key_hash, 'hex') and link.id = page.link_id and link.expires_at > now()
      and not exists (select from private.deletions where user_id = link.user_id)
    returning page.content into found_content;
  return found_content;
end
$$;
grant execute on function public.read_report(text) to service_role;
