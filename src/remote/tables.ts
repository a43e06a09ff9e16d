// Pulls of whole small tables. Every call names its user: an answer to another user's token must not reach this
// user's database.
import type * as v from 'valibot'
import {
  AlertRow,
  AlertRuleRow,
  AlertSettingsRow,
  KeyPhraseRow,
  NoteRow,
  PlanRow,
  ProfileRow,
  SubscriptionRow,
  Usage,
} from '#src/domain/rows.ts'
import { RemoteError } from './errors.ts'
import { allRows, type Caller, columnsOf, dataOf, restOf } from './rest.ts'

/** The user's profile: one row, or none while the account is being made. */
export async function pullProfile(caller: Caller): Promise<ProfileRow[]> {
  const request = restOf(caller).from('profiles').select(columnsOf(ProfileRow)).eq('id', caller.userId)
  return allRows(ProfileRow, await dataOf(request.throwOnError()))
}

/** Every plan there is. */
export async function pullPlans(caller: Caller): Promise<PlanRow[]> {
  const request = restOf(caller).from('plans').select(columnsOf(PlanRow))
  return allRows(PlanRow, await dataOf(request.throwOnError()))
}

/** What the user has spent of the current period: one record. */
export async function pullUsage(caller: Caller): Promise<Usage[]> {
  return allRows(Usage, await dataOf(restOf(caller).rpc('my_usage').throwOnError()))
}

/** How the user wants to be told of alerts: one row, or none before it was set. */
export async function pullAlertSettings(caller: Caller): Promise<AlertSettingsRow[]> {
  const request = restOf(caller)
    .from('alert_settings')
    .select(columnsOf(AlertSettingsRow))
    .eq('user_id', caller.userId)
  return allRows(AlertSettingsRow, await dataOf(request.throwOnError()))
}

/** What the user pays for: one row, or none before the first payment. */
export async function pullSubscription(caller: Caller): Promise<SubscriptionRow[]> {
  const request = restOf(caller)
    .from('subscriptions')
    .select(columnsOf(SubscriptionRow))
    .eq('user_id', caller.userId)
  return allRows(SubscriptionRow, await dataOf(request.throwOnError()))
}

// PostgREST gives at most 1,000 rows at once.
const pageSize = 500

interface OwnTable<Row> extends v.GenericSchema<unknown, Row> {
  entries: Record<string, unknown>
}

/** Every row of the user's in a relation whose key is `id`, page after page. */
function pullOwn<Row extends { id: string }>(relation: string, schema: OwnTable<Row>) {
  return async (caller: Caller): Promise<Row[]> => {
    const rows: Row[] = []
    for (;;) {
      let request = restOf(caller).from(relation).select(columnsOf(schema)).eq('user_id', caller.userId)
      const last = rows.at(-1)
      if (last) request = request.gt('id', last.id)
      const page = allRows(schema, await dataOf(request.order('id').limit(pageSize).throwOnError()))
      if (page.some((row) => row.id === last?.id)) throw new RemoteError('unreadable')
      rows.push(...page)
      if (page.length < pageSize) return rows
    }
  }
}

/** The user's tracked key phrases. */
export const pullKeyPhrases = pullOwn('keywords', KeyPhraseRow)

/** The user's notes about key phrases. */
export const pullNotes = pullOwn('key_phrase_notes', NoteRow)

/** The user's alert rules. */
export const pullAlertRules = pullOwn('alert_rules', AlertRuleRow)

/** The user's inbox; the server keeps it short. */
export const pullAlerts = pullOwn('alerts', AlertRow)
