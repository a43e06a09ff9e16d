// The permissions of every table and function. An unlisted one fails the tests: decide who may use it, then list
// it.
import type { ApiRole } from './support/test-database.ts'

/** A signed-in user's rights on a table; `own`: on the user's rows only. Visitors have `visitor`, if set. */
interface TableRule {
  rows: 'own' | 'everyone'
  visitor?: 'select'
  select: boolean
  insert: readonly string[]
  update: readonly string[]
  delete: boolean
}

const readOnly = { select: true, insert: [], update: [], delete: false } as const

export const tables: Record<string, TableRule> = {
  plans: { rows: 'everyone', visitor: 'select', ...readOnly },
  profiles: {
    rows: 'own',
    ...readOnly,
    update: ['first_name', 'last_name', 'marketing_consent', 'own_accounts'],
  },
  search_history: { rows: 'own', ...readOnly },
  search_results: { rows: 'own', ...readOnly },
  check_results: { rows: 'own', ...readOnly },
  search_ranking_results: { rows: 'own', ...readOnly },
  keywords: {
    rows: 'own',
    select: true,
    insert: [
      'id',
      'user_id',
      'keyword',
      'country',
      'status',
      'account_name',
      'video_id',
      'tags',
      'competitors',
    ],
    update: ['status', 'account_name', 'video_id', 'tags', 'competitors'],
    delete: true,
  },
  key_phrase_checks: { rows: 'own', ...readOnly },
  key_phrase_notes: { rows: 'own', ...readOnly },
  alert_rules: { rows: 'own', ...readOnly },
  alerts: { rows: 'own', ...readOnly },
  alert_settings: { rows: 'own', ...readOnly },
  subscriptions: { rows: 'own', ...readOnly },
  removed_rows: { rows: 'own', ...readOnly },
  stripe_user_subscriptions: { rows: 'own', ...readOnly },
}

export const functions: Record<string, readonly ApiRole[]> = {
  my_usage: ['authenticated'],
  get_monthly_searches: ['authenticated'],
  has_plans: ['service_role'],
  begin_account_deletion: ['service_role'],
  delete_account_slice: ['service_role'],
  delete_accounts: ['service_role'],
  note_tracker_pace: ['service_role'],
  read_metrics: ['service_role'],
  keep_measurements: ['service_role'],
  operations_overview: ['authenticated'],
  retry_failed_checks: ['authenticated'],
  apply_mutation: ['authenticated'],
  apply_mutations: ['authenticated'],
  pull_changes: ['authenticated'],
  database_life: ['authenticated'],
  record_search: ['service_role'],
  complete_search: ['service_role'],
  fail_search: ['service_role'],
  expire_pending_searches: ['service_role'],
  downgrade_to_free: ['authenticated'],
  billing_account: ['service_role'],
  link_stripe_customer: ['service_role'],
  begin_stripe_reading: ['service_role'],
  apply_stripe_subscription: ['service_role'],
  begin_reconciliation: ['service_role'],
  keep_reconciliation: ['service_role'],
  apply_stripe_subscriptions: ['service_role'],
  unread_stripe_subscriptions: ['service_role'],
  store_contact_message: ['service_role'],
  mark_contact_message_mailed: ['service_role'],
  forget_old_traces: ['service_role'],
  claim_due_key_phrases: ['service_role'],
  store_tracker_result: ['service_role'],
  fail_tracker_result: ['service_role'],
  start_tracker_run: ['service_role'],
  finish_tracker_run: ['service_role'],
  save_push_subscription: ['authenticated'],
  delete_push_subscription: ['authenticated'],
  drop_push_subscription: ['service_role'],
  claim_push_bundles: ['service_role'],
  release_push_bundle: ['service_role'],
  claim_digests: ['service_role'],
  close_digest: ['service_role'],
  reopen_digest: ['service_role'],
  stop_daily_mail: ['service_role'],
  import_archive: ['authenticated'],
  cancel_import: ['authenticated'],
  unfinished_import: ['authenticated'],
  take_imports_back: ['service_role'],
  purge_old_rows: ['service_role'],
  record_check_page: ['service_role'],
  complete_check_page: ['service_role'],
  take_from_address: ['service_role'],
  give_back_to_address: ['service_role'],
  forget_addresses: ['service_role'],
  take_demo_search: ['service_role'],
  keep_demo_answer: ['service_role'],
}
