import * as v from 'valibot'
import { links, routes } from '../../../src/domain/shell/routes.ts'
import { collectNews, type News } from '../../../src/domain/tracking/news.ts'
import { KeyPhraseCheckRow, KeyPhraseRow } from '../../../src/domain/tracking/rows.ts'
import { withChecks } from '../../../src/domain/tracking/standing.ts'
import { trackedItem } from '../../../src/domain/tracking/tracked-item.ts'
import { digestWords } from '../../../src/words/news/digest.ts'
import { aloneText, headline } from '../../../src/words/news/news.ts'
import type { Mail } from '../_shared/mail/mail-sender.ts'
import { subscriptionsSchema } from '../_shared/push/push-to-all.ts'

/** One user's day from the database. */
export const digestSchema = v.object({
  user_id: v.string(),
  day: v.string(),
  since: v.string(),
  language: v.nullable(v.string()),
  unread: v.number(),
  /** Null if the user wants no mail. */
  email: v.nullable(v.string()),
  subscriptions: subscriptionsSchema,
  /** Whether it is also for a webhook. */
  webhook: v.boolean(),
  phrases: v.array(v.object({ row: KeyPhraseRow, checks: v.array(KeyPhraseCheckRow) })),
})
export type Digest = v.InferOutput<typeof digestSchema>

/** The contents of a digest: the summary sentence of the dashboard, and its events. */
export interface DigestContent {
  sentence: string
  events: { text: string; path: string; keyPhraseId: string }[]
}

/** The contents in the current language; null if nothing happened. */
export function composeDigest(
  { phrases, since }: Pick<Digest, 'phrases' | 'since'>,
  now: Date,
): DigestContent | null {
  const items = phrases.map(({ row, checks }) => ({
    ...trackedItem(row, withChecks(undefined, row.id, checks)),
    // These few checks do not tell what is usual.
    usual: undefined,
  }))
  const news = collectNews(items, new Date(since).toISOString())
  const sentence = isNews(news) ? headline(news, now) : null
  if (sentence === null) return null
  const events = news.events.map((event) => ({
    text: aloneText(event),
    path: links.keyPhrase(event.item.row.id),
    keyPhraseId: event.item.row.id,
  }))
  return { sentence, events }
}

/** Whether a key phrase moved, or all were measured for the first time. */
function isNews({ events, measured, first }: News): boolean {
  return events.length > 0 || (measured > 0 && measured === first)
}

// A notification shows only a few lines.
const maxPushed = 4
const maxMailed = 50

/** The digest as a push, in the format that the service worker reads. */
export function digestPush({ sentence, events }: DigestContent, unread: number): string {
  const lines = events.length > 1 ? events.slice(0, maxPushed).map(({ text }) => text) : []
  if (events.length > maxPushed) lines.push(digestWords.more(events.length - maxPushed))
  const [only] = events
  return JSON.stringify({
    title: sentence,
    body: lines.join('\n'),
    url: only && events.length === 1 ? only.path : routes.dashboard,
    count: unread,
  })
}

interface MailPlaces {
  to: string
  siteUrl: string
  /** Unsubscribes by POST, without a sign-in. */
  unsubscribeUrl: string
}

/** The digest as a mail with one-click unsubscribe (RFC 8058). */
export function digestMail(
  { sentence, events }: DigestContent,
  { to, siteUrl, unsubscribeUrl }: MailPlaces,
): Mail {
  const lines =
    events.length > 1
      ? events.slice(0, maxMailed).map(({ text, path }) => `- ${text}\n  ${siteUrl}${path}`)
      : events.map(({ path }) => `${siteUrl}${path}`)
  if (events.length > maxMailed) lines.push(digestWords.more(events.length - maxMailed))
  const text = [
    `${sentence}.`,
    ...lines,
    `${digestWords.open} ${siteUrl}${routes.dashboard}`,
    [
      '-- ',
      digestWords.why,
      `${digestWords.unsubscribe} ${unsubscribeUrl}`,
      `${digestWords.settings} ${siteUrl}${routes.alerts}`,
    ].join('\n'),
  ].join('\n\n')
  return {
    from: 'Keytrail',
    to,
    subject: sentence,
    text: `${text}\n`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Prevents automatic replies.
      'Auto-Submitted': 'auto-generated',
    },
  }
}
