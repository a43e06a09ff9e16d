insert into public.plans
  (level, rank, monthly_price_pence, monthly_credits, active_key_phrases, ideas, pages_per_check, own_accounts, brand_words,
    countries, modes, api_scopes)
values
  ('free', 0, 0, 3, 0, 20, 1, 1, 0, '{gb}', '{basic}', '{}'),
  ('premium', 1, 2999, 500, 10, 500, null, 5, 1, '{gb,us,ca,au,de,fr}', '{basic,single,multiple,keystroke}',
    '{read,track}'),
  ('pro', 2, 9999, 2000, 50, 500, null, 5, 5, '{gb,us,ca,au,de,fr}', '{basic,single,multiple,keystroke}',
    '{read,track,spend}');
