import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import * as limits from '../../src/domain/input-limits.ts'
import { ask } from '../../supabase/tests/support/test-api.ts'
import { literal, trackedDatabase, videos } from '../../supabase/tests/support/tracking.ts'

// For each limit in src/domain/input-limits.ts, the server accepts exactly that size and refuses one more.
const numbers: Record<string, number> = { ...limits }
/** The code of a failed CHECK, or of a device's change that fails one. */
const refused = { code: expect.stringMatching(/^(23514|PT422)$/) }

describe('the limits of devices match the server’s', () => {
  const { database, tracking } = trackedDatabase()
  let user: string
  let keyPhrase: string
  beforeAll(async () => {
    user = await tracking.createUser()
    keyPhrase = await tracking.add(user)
  })

  // An emoji is two UTF-16 code units on a device and one character in Postgres.
  const text = (length: number) => '🍂'.repeat(length)
  const several = (count: number) => Array.from({ length: count }, (_, n) => `name ${n}`)
  const changePhrase = (values: object) =>
    tracking.apply(user, 'change_key_phrase', { id: keyPhrase, ...values })

  const addIdea = (values: object) =>
    tracking.apply(user, 'add_idea', {
      ...{ id: crypto.randomUUID(), phrase: 'shoes', country: 'gb', stage: 'idea', ...values },
    })
  const publish = (publisher: string, title: string) =>
    tracking.apply(publisher, 'publish_report', {
      ...{ id: crypto.randomUUID(), title, days: 7, content: {} },
      key_hash: crypto.randomUUID().replaceAll('-', '').repeat(2),
    })

  async function signUp(password: string): Promise<void> {
    const body = { email: `${crypto.randomUUID()}@keytrail.test`, password }
    const { status } = await ask(database, 'POST', '/auth/v1/signup', { body })
    if (status !== 200) throw new Error(`refused with ${status}`)
  }

  function sendMessage(values: { name?: string; email?: string; message?: string }): Promise<unknown> {
    const { name = 'A', email = 'a@example.test', message = 'Hello' } = values
    const parameters = [name, email, message, crypto.randomUUID()].map(literal)
    return database.query(`select public.store_contact_message(${parameters.join(', ')})`)
  }

  async function storeScore(score: number): Promise<void> {
    const check = await tracking.check(user, { keyword: 'scored', found: [] })
    await tracking.addVideos(
      check,
      user,
      videos(1).map((video) => ({ ...video, vq_score: score })),
    )
  }

  const saveBrand = (values: object) =>
    tracking.apply(user, 'change_profile', {
      brand_words: { names: [], country: 'gb', unwelcome: [], ...values },
    })

  const asked: Record<
    Exclude<keyof typeof limits, 'minPasswordLength' | 'maxPasswordBytes' | 'minIdeaTitleLength'>,
    (size: number) => unknown
  > = {
    maxPhraseLength: (size) => tracking.add(user, { keyword: text(size) }),
    maxNameLength: async (size) => {
      await tracking.apply(user, 'change_profile', { first_name: text(size) })
      await tracking.apply(user, 'change_profile', { last_name: text(size) })
      await saveBrand({ names: [text(size)] })
    },
    maxAccountNameLength: async (size) => {
      await changePhrase({ account_name: text(size) })
      await changePhrase({ competitors: [text(size)] })
      await tracking.apply(user, 'change_profile', { own_accounts: [text(size)] })
    },
    maxVideoIdLength: (size) => changePhrase({ video_id: text(size) }),
    maxTags: (size) => changePhrase({ tags: several(size) }),
    maxTagLength: (size) => changePhrase({ tags: [text(size)] }),
    maxCompetitors: (size) => changePhrase({ competitors: several(size) }),
    maxNoteLength: (size) =>
      tracking.apply(user, 'put_note', {
        id: crypto.randomUUID(),
        keyword_id: keyPhrase,
        day: '2026-11-20',
        note: text(size),
      }),
    maxUnwelcomeWords: (size) => saveBrand({ unwelcome: several(size) }),
    maxUnwelcomeWordLength: (size) => saveBrand({ unwelcome: [text(size)] }),
    maxIdeaTitleLength: (size) => addIdea({ title: text(size) }),
    maxIdeaNoteLength: (size) => addIdea({ note: text(size) }),
    maxIdeaGoal: (size) => addIdea({ goal: size }),
    maxReportTitleLength: (size) => publish(user, text(size)),
    maxReportLinks: async (size) => {
      const publisher = await tracking.createUser()
      for (let n = 0; n < size; n += 1) await publish(publisher, 'a report')
    },
    maxAlertThreshold: (size) =>
      tracking.apply(user, 'put_alert_rule', {
        id: crypto.randomUUID(),
        keyword_id: keyPhrase,
        kind: 'moves_up',
        threshold: size,
      }),
    maxVqScore: storeScore,
    maxSenderNameLength: (size) => sendMessage({ name: text(size) }),
    maxSenderEmailLength: (size) => sendMessage({ email: 'x'.repeat(size) }),
    maxMessageLength: (size) => sendMessage({ message: text(size) }),
  }

  test.each(Object.entries(asked))('%s', async (name, ask) => {
    const limit = Number(numbers[name])
    await ask(limit)
    await expect(ask(limit + 1)).rejects.toMatchObject(refused)
  })

  test('a searched phrase has the same limit as a tracked one', async () => {
    const record = (size: number) =>
      database.query(
        `select public.record_search(gen_random_uuid(), '${user}', ${literal(text(size))}, 'basic', 'gb')`,
      )
    await record(limits.maxPhraseLength)
    await expect(record(limits.maxPhraseLength + 1)).rejects.toMatchObject(refused)
  })

  test('titles and goals of ideas have a minimum too', async () => {
    await addIdea({ title: text(limits.minIdeaTitleLength), goal: 1 })
    const title = text(limits.minIdeaTitleLength - 1)
    await expect(addIdea({ title })).rejects.toMatchObject(refused)
    await expect(addIdea({ goal: 0 })).rejects.toMatchObject(refused)
  })

  test('last names, and each competitor', async () => {
    const tooLong = { last_name: text(limits.maxNameLength + 1) }
    await expect(tracking.apply(user, 'change_profile', tooLong)).rejects.toMatchObject(refused)
    const competitors = [text(limits.maxAccountNameLength + 1)]
    await expect(changePhrase({ competitors })).rejects.toMatchObject(refused)
  })

  test('passwords', async () => {
    const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8')
    expect(config).toContain(`\nminimum_password_length = ${limits.minPasswordLength}\n`)
    const password = (length: number) => 'Quiet-3-Leaves.'.repeat(9).slice(0, length)
    await signUp(password(limits.minPasswordLength))
    await expect(signUp(password(limits.minPasswordLength - 1))).rejects.toThrow('refused')
    await signUp(password(limits.maxPasswordBytes))
  })
})
