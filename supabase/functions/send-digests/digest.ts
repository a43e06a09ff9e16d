import * as v from 'valibot'
import { links, routes } from '../../../src/domain/shell/routes.ts'
import { collectNews, type News, type Stand } from '../../../src/domain/tracking/news.ts'
import { KeyPhraseCheckRow, KeyPhraseRow } from '../../../src/domain/tracking/rows.ts'
import { withChecks } from '../../../src/domain/tracking/standing.ts'
import { trackedItem } from '../../../src/domain/tracking/tracked-item.ts'
import { shorten } from '../../../src/lib/locale.ts'
import { digestWords } from '../../../src/words/news/digest.ts'
import { aloneText, headline } from '../../../src/words/news/news.ts'
import { changeWords } from '../../../src/words/report/rank-changes.ts'
import { measuredText, reportWords } from '../../../src/words/report/report.ts'
import type { Mail } from '../_shared/mail/mail-sender.ts'
import { mailKinds, unsubscribeToken } from '../_shared/mail/unsubscribe-token.ts'
import { subscriptionsSchema } from '../_shared/push/push-sender.ts'

export const digestSchema = v.object({
  user_id: v.string(),
  kind: v.picklist(mailKinds),
  day: v.string(),
  since: v.string(),
  language: v.nullable(v.string()),
  unread: v.number(),
  /** Null if the user wants no email or has not confirmed the address. */
  email: v.nullable(v.string()),
  subscriptions: subscriptionsSchema,
  webhook: v.boolean(),
  phrases: v.array(v.object({ row: KeyPhraseRow, checks: v.array(KeyPhraseCheckRow) })),
})
export type Digest = v.InferOutput<typeof digestSchema>

/** Webhooks receive these fields unchanged. */
export interface DigestContent {
  sentence: string
  events: { text: string; key_phrase_id: string }[]
}

/** Returns null if a daily digest has no news, or if nothing was checked in the week of a weekly digest. */
export function composeDigest(
  { kind, phrases, since }: Pick<Digest, 'kind' | 'phrases' | 'since'>,
  now: Date,
): DigestContent | null {
  const items = phrases.map(({ row, checks }) => ({
    ...trackedItem(row, withChecks(undefined, row.id, checks)),
    // The digest has too few checks to compute the usual range.
    usual: undefined,
  }))
  const news = collectNews(items, new Date(since).toISOString())
  const isWorthIt = kind === 'daily' ? isNews(news) : news.measured + news.failures.length > 0
  const sentence = isWorthIt ? headline(news, now) : null
  if (sentence === null) return null
  if (kind === 'weekly') return { sentence, events: news.active.map((stand) => weekOf(stand, news.since)) }
  const events = news.events.map((event) => ({ text: aloneText(event), key_phrase_id: event.item.row.id }))
  return { sentence, events }
}

function weekOf({ item, change }: Stand, since: string): DigestContent['events'][number] {
  const { row, current } = item
  const isMeasured = current !== null && current.checked_at > since
  return {
    text: digestWords.standing(
      shorten(row.keyword, maxPhrase),
      isMeasured ? measuredText(current) : reportWords.none,
      change && changeWords(change),
    ),
    key_phrase_id: row.id,
  }
}

function isNews({ events, measured, first }: News): boolean {
  return events.length > 0 || (measured > 0 && measured === first)
}

// A notification shows only a few lines.
const maxPushed = 4
const maxMailed = 50
const maxPhrase = 60

export function digestPush({ sentence, events }: DigestContent, unread: number): string {
  const lines = events.length > 1 ? events.slice(0, maxPushed).map(({ text }) => text) : []
  if (events.length > maxPushed) lines.push(digestWords.more(events.length - maxPushed))
  const [only] = events
  return JSON.stringify({
    title: sentence,
    body: lines.join('\n'),
    url: only && events.length === 1 ? links.keyPhrase(only.key_phrase_id) : routes.dashboard,
    count: unread,
  })
}

/** Returns null if `email` is null. The mail supports one-click unsubscribing (RFC 8058). */
export function digestMail(
  { sentence, events }: DigestContent,
  { user_id, kind, email, language }: Digest,
  { siteUrl, functionsUrl, secretKey }: Record<'siteUrl' | 'functionsUrl' | 'secretKey', string>,
): Mail | null {
  if (email === null) return null
  const query = new URLSearchParams({
    kind,
    user: user_id,
    token: unsubscribeToken(kind, user_id, secretKey),
    language: language ?? 'en',
  })
  const unsubscribeUrl = `${functionsUrl}/stop-mail?${query}`
  const isList = events.length > 1 || kind === 'weekly'
  const lines = events.slice(0, maxMailed).map(({ text, key_phrase_id }) => {
    const address = `${siteUrl}${links.keyPhrase(key_phrase_id)}`
    return isList ? `- ${text}\n  ${address}` : address
  })
  if (events.length > maxMailed) lines.push(digestWords.more(events.length - maxMailed))
  const text = [
    `${sentence}.`,
    ...lines,
    `${digestWords.open} ${siteUrl}${routes.dashboard}`,
    [
      '-- ',
      digestWords[kind].why,
      `${digestWords.unsubscribe} ${unsubscribeUrl}`,
      `${digestWords.settings} ${siteUrl}${routes.alerts}`,
    ].join('\n'),
  ].join('\n\n')
  return {
    from: 'Keytrail',
    to: email,
    subject: digestWords[kind].subject(sentence),
    text: `${text}\n`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Suppresses automatic replies.
      'Auto-Submitted': 'auto-generated',
    },
  }
}
