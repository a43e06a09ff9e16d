-- The rows without which nothing works.
insert into public.plans values
  ('free', 0, 0, 3, 0, 1, '{gb}', '{basic}'),
  ('premium', 1, 2999, 500, 10, null, '{gb,us,ca,au,de,fr}', '{basic,single,multiple,keystroke}'),
  ('pro', 2, 9999, 2000, 50, null, '{gb,us,ca,au,de,fr}', '{basic,single,multiple,keystroke}');

insert into private.settings default values;
insert into private.tracker_pause default values;
insert into private.reconciliation default values;

insert into private.push_services (host) values
  ('fcm.googleapis.com'),
  ('jmt17.google.com'),
  ('push.services.mozilla.com'),
  ('notify.windows.com'),
  ('push.apple.com');
