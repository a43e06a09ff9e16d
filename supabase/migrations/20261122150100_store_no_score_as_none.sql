-- TikTok writes 0 of a video that it has not scored: stored as no score, whoever writes the row.
create function private.drop_zero_score() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.vq_score := null;
  return new;
end
$$;
create trigger search_ranking_results_score before insert or update on public.search_ranking_results
  for each row when (new.vq_score = 0) execute function private.drop_zero_score();

update public.search_ranking_results set vq_score = null where vq_score = 0;
