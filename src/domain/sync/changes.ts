import type { ProfileRow } from '../account/rows.ts'
import type { QueuedSearch } from '../search/queued-search.ts'
import type { AlertRuleRow, AlertSettingsRow, KeyPhraseRow, NoteRow } from '../tracking/rows.ts'

/** What a user can change of the own profile. */
export type ProfileChange = Partial<Pick<ProfileRow, 'first_name' | 'last_name' | 'marketing_consent'>>

/** A key phrase as its owner adds it. `created_at` is the device's time of adding. */
export type NewKeyPhrase = Pick<
  KeyPhraseRow,
  'id' | 'keyword' | 'country' | 'status' | 'account_name' | 'video_id' | 'tags' | 'created_at'
>

/** What an owner can change of a key phrase; what is left out stays. */
export type KeyPhraseChange = Pick<KeyPhraseRow, 'id'> &
  Partial<Pick<KeyPhraseRow, 'status' | 'account_name' | 'video_id' | 'tags' | 'competitors'>>

/** Every change that the server applies through `apply_mutation`: what it is called there and what it takes. */
export type Mutation =
  | { kind: 'change_profile'; payload: ProfileChange }
  | { kind: 'add_key_phrase'; payload: NewKeyPhrase }
  | { kind: 'change_key_phrase'; payload: KeyPhraseChange }
  | { kind: 'delete_key_phrase'; payload: { id: string } }
  | { kind: 'put_note'; payload: Omit<NoteRow, 'user_id'> }
  | { kind: 'delete_note'; payload: { id: string } }
  | { kind: 'put_alert_rule'; payload: Omit<AlertRuleRow, 'user_id'> }
  | { kind: 'delete_alert_rule'; payload: { id: string } }
  | { kind: 'mark_alerts_read'; payload: { until: string } }
  | { kind: 'change_alert_settings'; payload: Partial<Omit<AlertSettingsRow, 'user_id'>> }

/** What waits in the outbox: a change for `apply_mutation`, or a search for its function. */
export type Change = Mutation | { kind: 'run_search'; payload: QueuedSearch }
