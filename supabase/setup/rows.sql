insert into private.settings default values;
insert into private.tracker_pause default values;
insert into private.reconciliation default values;

insert into private.push_services (host) values
  ('fcm.googleapis.com'),
  ('jmt17.google.com'),
  ('push.services.mozilla.com'),
  ('notify.windows.com'),
  ('push.apple.com');
