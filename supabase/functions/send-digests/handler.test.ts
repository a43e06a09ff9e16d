import assert from 'node:assert/strict'
import { storedKeyPhrase } from '../../../tests/support/rows/stored-rows.ts'
import { checkOn } from '../../../tests/support/rows/tracked-checks.ts'
import type { Mail } from '../_shared/mail/mail-sender.ts'
import { isUnsubscribeToken } from '../_shared/mail/unsubscribe-token.ts'
import type { PushOutcome } from '../_shared/push/push-sender.ts'
import { secretKey, serverDeps, serverRequest } from '../_shared/testing/fake-deps.ts'
import type { Digest } from './digest.ts'
import { handle } from './handler.ts'

const user = '11111111-1111-4111-8111-111111111111'
const since = '2026-11-22T08:00:00+00:00'

function phrase(keyword: string, positions: readonly (number | null)[]): Digest['phrases'][number] {
  const row = storedKeyPhrase({ keyword, account_name: 'me', created_at: since })
  const checks = positions.map((position, n) => ({ ...checkOn(22 + n, position), keyword_id: row.id }))
  return { row, checks }
}

function digest(values: Partial<Digest> = {}): Digest {
  return {
    ...{ user_id: user, kind: 'daily', day: '2026-11-23', since, language: null, unread: 2 },
    ...{ email: 'ada@example.test', subscriptions: [{ endpoint: 'sent 1', p256dh: 'p', auth: 'a' }] },
    webhook: false,
    phrases: [phrase('matcha', [4, 9]), phrase('hojicha', [7, 3]), phrase('sencha', [5, 5])],
    ...values,
  }
}

/** The first word of each endpoint is the outcome of the push to it. */
async function run(digests: Digest[], overrides: Partial<Parameters<typeof handle>[1]> = {}, isOurs = true) {
  const calls: string[] = []
  const pushes: { title: string; body: string; url: string; count: number }[] = []
  const mails: Mail[] = []
  let queued: unknown
  let claims = 0
  const response = await handle(serverRequest(), {
    ...serverDeps,
    ...{ siteUrl: 'https://site.test', functionsUrl: 'https://api.test/functions/v1' },
    now: () => new Date('2026-11-23T08:00:00Z'),
    call: async (name, { p_data }) => {
      if (name !== 'claim_digests') calls.push(name)
      if (name === 'close_digest') {
        queued = p_data
        return isOurs
      }
      if (name !== 'claim_digests') return null
      claims += 1
      return claims === 1 ? digests : []
    },
    send: async ({ endpoint }, message) => {
      pushes.push(JSON.parse(message))
      return endpoint.split(' ')[0] as PushOutcome
    },
    sendMail: async (mail) => void mails.push(mail),
    ...overrides,
  })
  return { status: response.status, counts: await response.json(), calls, pushes, mails, queued }
}

Deno.test('digests: sends one push and one mail with the summary sentence', async () => {
  const { counts, calls, pushes, mails } = await run([digest()])
  assert.deepEqual(counts, { users: 1, quiet: 0, pushed: 1, mailed: 1, failed: 0 })
  assert.deepEqual(calls, ['close_digest'])
  const sentence = 'One position slipped, one is at its best ever'
  assert.deepEqual(pushes, [
    {
      title: sentence,
      body: '“matcha” slipped to 9\n“hojicha” is at its best ever: 3',
      url: '/dashboard',
      count: 2,
    },
  ])
  const [mail] = mails
  assert.equal(mail?.subject, sentence)
  assert.equal(mail?.to, 'ada@example.test')
  assert.match(mail?.text ?? '', /“matcha” slipped to 9\n {2}https:\/\/site\.test\/key-phrase\//)
  assert.doesNotMatch(mail?.text ?? '', /sencha/)
})

Deno.test('digests: adds a signed unsubscribe link to the mail and its headers', async () => {
  const [mail] = (await run([digest()])).mails
  assert.equal(mail?.headers?.['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
  const [, link = ''] = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? []
  assert.ok(mail?.text.includes(link))
  const { origin, pathname, searchParams } = new URL(link)
  assert.equal(origin + pathname, 'https://api.test/functions/v1/stop-mail')
  assert.equal(searchParams.get('user'), user)
  const token = searchParams.get('token') ?? ''
  assert.equal(isUnsubscribeToken(token, 'daily', user, secretKey), true)
  assert.equal(isUnsubscribeToken(token, 'daily', crypto.randomUUID(), secretKey), false)
  assert.equal(isUnsubscribeToken(token, 'daily', user, 'another key'), false)
})

Deno.test('digests: mails every position on a Monday, even if nothing moved', async () => {
  const weekly = { kind: 'weekly' as const, subscriptions: [] }
  const moved = await run([digest(weekly)])
  assert.deepEqual(moved.counts, { users: 1, quiet: 0, pushed: 0, mailed: 1, failed: 0 })
  const [mail] = moved.mails
  assert.equal(mail?.subject, 'Weekly report: One position slipped, one is at its best ever')
  assert.match(mail?.text ?? '', /“matcha”: 9, down 5 places\n {2}https:\/\/site\.test\/key-phrase\//)
  assert.match(mail?.text ?? '', /“sencha”: 5, no change/)
  assert.match(mail?.headers?.['List-Unsubscribe'] ?? '', /stop-mail\?kind=weekly&/)
  const still = await run([digest({ ...weekly, phrases: [phrase('sencha', [5, 5])] })])
  assert.match(still.mails[0]?.subject ?? '', /^Weekly report: Nothing moved since /)
  const unchecked = await run([digest({ ...weekly, phrases: [phrase('sencha', [5])] })])
  assert.deepEqual([unchecked.counts.quiet, unchecked.mails], [1, []])
})

Deno.test('digests: sends nothing if nothing moved, and closes the day', async () => {
  const quiet = digest({ phrases: [phrase('sencha', [5, 5]), phrase('unchecked', [])] })
  const { counts, calls, pushes, mails } = await run([quiet])
  assert.deepEqual(counts, { users: 1, quiet: 1, pushed: 0, mailed: 0, failed: 0 })
  assert.deepEqual([calls, pushes, mails], [['close_digest'], [], []])
})

Deno.test('digests: sends nothing for a day closed by another run', async () => {
  const { pushes, mails } = await run([digest()], {}, false)
  assert.deepEqual([pushes, mails], [[], []])
})

Deno.test('digests: uses the user’s language, English if unknown', async () => {
  const phrases = [phrase('matcha', [4, 9])]
  const languages = ['de', 'fr', 'ja', null]
  const { mails } = await run(languages.map((language) => digest({ language, phrases, subscriptions: [] })))
  const subjects = mails.map(({ subject }) => subject)
  assert.deepEqual(subjects, [
    '„matcha“ ist auf 9 gefallen',
    '«\u00a0matcha\u00a0» a reculé à 9',
    '“matcha” slipped to 9',
    '“matcha” slipped to 9',
  ])
  assert.match(mails[0]?.text ?? '', /Abbestellen/)
})

const refusing = () => Promise.reject(Object.assign(new Error('no'), { code: 'EENVELOPE' }))
Deno.test('digests: reopens the day only if neither push nor mail was accepted', async () => {
  const refused = digest({ subscriptions: [{ endpoint: 'refused 1', p256dh: 'p', auth: 'a' }] })
  const neither = await run([refused], { sendMail: refusing })
  assert.deepEqual(neither.calls, ['close_digest', 'reopen_digest'])
  assert.deepEqual(neither.counts, { users: 1, quiet: 0, pushed: 0, mailed: 0, failed: 1 })
  assert.deepEqual((await run([refused])).calls, ['close_digest'])
  assert.deepEqual((await run([digest()], { sendMail: refusing })).calls, ['close_digest'])
})

Deno.test('digests: deletes a subscription that is gone, and sends no unwanted mail', async () => {
  const gone = digest({ email: null, subscriptions: [{ endpoint: 'gone 1', p256dh: 'p', auth: 'a' }] })
  const { calls, mails } = await run([gone])
  assert.deepEqual([calls, mails], [['close_digest', 'drop_push_subscription'], []])
})

Deno.test('digests: queues the events for webhooks, and then does not send the day again', async () => {
  const wanted = digest({ webhook: true, email: null, subscriptions: [] })
  const { counts, calls, queued } = await run([wanted], { send: null, sendMail: null })
  assert.deepEqual(calls, ['close_digest'])
  assert.equal(counts.failed, 0)
  const [matcha, hojicha] = wanted.phrases.map(({ row }) => row.id)
  assert.deepEqual(queued, {
    ...{ day: '2026-11-23', since, sentence: 'One position slipped, one is at its best ever' },
    events: [
      { text: '“matcha” slipped to 9', key_phrase_id: matcha },
      { text: '“hojicha” is at its best ever: 3', key_phrase_id: hojicha },
    ],
  })
  const refused = await run([digest({ webhook: true, subscriptions: [] })], { sendMail: refusing })
  assert.deepEqual(refused.calls, ['close_digest'])
})
