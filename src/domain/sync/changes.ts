import type { ProfileRow } from '../account/rows.ts'
import type { IdeaRow } from '../ideas/rows.ts'
import type { LinkDays } from '../report/choice.ts'
import type { ReportContent } from '../report/content.ts'
import type { DemoSearch } from '../search/demo-limit.ts'
import type { QueuedSearch } from '../search/rows.ts'
import type { AlertRuleRow, AlertSettingsRow, KeyPhraseRow, NoteRow } from '../tracking/rows.ts'

export type ProfileChange = Partial<
  Pick<ProfileRow, 'first_name' | 'last_name' | 'marketing_consent' | 'own_accounts' | 'brand_words'>
>

/** `created_at` is from the device's clock. */
export type NewKeyPhrase = Pick<
  KeyPhraseRow,
  'id' | 'keyword' | 'country' | 'status' | 'account_name' | 'video_id' | 'tags' | 'created_at'
>

/** Missing fields stay unchanged. */
export type KeyPhraseChange = Pick<KeyPhraseRow, 'id'> &
  Partial<Pick<KeyPhraseRow, 'status' | 'account_name' | 'video_id' | 'tags' | 'competitors'>>

/** `created_at` is from the device's clock. */
export type NewIdea = Omit<IdeaRow, 'user_id' | 'changed_at'>

export type IdeaChange = Pick<IdeaRow, 'id'> & Partial<Omit<NewIdea, 'id' | 'created_at'>>

/** `key_hash` is the SHA-256 of the link's key, in hex; the key stays on the device. */
export interface NewReportLink {
  id: string
  title: string
  days: LinkDays
  key_hash: string
  content: ReportContent
}

/** The changes that the SQL function `apply_mutation` accepts. */
export type Mutation =
  | { kind: 'change_profile'; payload: ProfileChange }
  | { kind: 'add_demo_searches'; payload: { searches: readonly DemoSearch[] } }
  | { kind: 'add_key_phrase'; payload: NewKeyPhrase }
  | { kind: 'change_key_phrase'; payload: KeyPhraseChange }
  | { kind: 'delete_key_phrase'; payload: { id: string } }
  | { kind: 'put_note'; payload: Omit<NoteRow, 'user_id'> }
  | { kind: 'delete_note'; payload: { id: string } }
  | { kind: 'add_idea'; payload: NewIdea }
  | { kind: 'change_idea'; payload: IdeaChange }
  | { kind: 'delete_idea'; payload: { id: string } }
  | { kind: 'put_alert_rule'; payload: Omit<AlertRuleRow, 'user_id'> }
  | { kind: 'delete_alert_rule'; payload: { id: string } }
  | { kind: 'mark_alerts_read'; payload: { until: string } }
  | { kind: 'change_alert_settings'; payload: Partial<Omit<AlertSettingsRow, 'user_id'>> }
  | { kind: 'publish_report'; payload: NewReportLink }
  | { kind: 'revoke_report'; payload: { id: string } }

export type Change = Mutation | { kind: 'run_search'; payload: QueuedSearch }
