import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import * as limits from '../../src/domain/input-limits.ts'
import { ask } from '../../supabase/tests/support/test-api.ts'
import { literal, trackedDatabase, videos } from '../../supabase/tests/support/tracking.ts'

const numbers: Record<string, number> = { ...limits }
/** The code of a violated CHECK (23514), or of a device's change that violates one (PT422). */
const refused = { code: expect.stringMatching(/^(23514|PT422)$/) }

describe('the limits of devices match the server’s', () => {
  const { database, tracking } = trackedDatabase()
  let user: string
  let keyPhrase: string
  beforeAll(async () => {
    user = await tracking.createUser()
    keyPhrase = await tracking.add(user)
  })

  // Uses emoji, because each is two UTF-16 code units on a device but one character in Postgres.
  const text = (length: number) => '🍂'.repeat(length)
  const several = (count: number) => Array.from({ length: count }, (_, n) => `name ${n}`)
  const changePhrase = (values: object) =>
    tracking.apply(user, 'change_key_phrase', { id: keyPhrase, ...values })
  const changeProfile = (values: object) => tracking.apply(user, 'change_profile', values)
  const saveBrand = (values: object) =>
    changeProfile({ brand_words: { names: [], country: 'gb', unwelcome: [], ...values } })

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

  type Asked = (size: number) => Promise<unknown>
  const asked: Record<
    Exclude<keyof typeof limits, 'minPasswordLength' | 'maxPasswordBytes' | 'minIdeaTitleLength'>,
    Asked | Asked[]
  > = {
    maxPhraseLength: [
      (size) => tracking.add(user, { keyword: text(size) }),
      (size) =>
        database.query(
          `select public.record_search(gen_random_uuid(), '${user}', ${literal(text(size))}, 'basic', 'gb')`,
        ),
    ],
    maxNameLength: [
      (size) => changeProfile({ first_name: text(size) }),
      (size) => changeProfile({ last_name: text(size) }),
      (size) => saveBrand({ names: [text(size)] }),
    ],
    maxAccountNameLength: [
      (size) => changePhrase({ account_name: text(size) }),
      (size) => changePhrase({ competitors: [text(size)] }),
      (size) => changeProfile({ own_accounts: [text(size)] }),
    ],
    maxVideoIdLength: (size) => changePhrase({ video_id: text(size) }),
    maxTags: (size) => changePhrase({ tags: several(size) }),
    maxTagLength: (size) => changePhrase({ tags: [text(size)] }),
    maxCompetitors: (size) => changePhrase({ competitors: several(size) }),
    maxNoteLength: (size) => tracking.addNote(user, keyPhrase, { note: text(size) }),
    maxUnwelcomeWords: (size) => saveBrand({ unwelcome: several(size) }),
    maxUnwelcomeWordLength: (size) => saveBrand({ unwelcome: [text(size)] }),
    maxIdeaTitleLength: (size) => tracking.addIdea(user, { title: text(size) }),
    maxIdeaNoteLength: (size) => tracking.addIdea(user, { note: text(size) }),
    maxIdeaGoal: (size) => tracking.addIdea(user, { goal: size }),
    maxReportTitleLength: (size) => tracking.publishReport(user, { title: text(size) }),
    maxReportLinks: async (size) => {
      const publisher = await tracking.createUser()
      for (let n = 0; n < size; n += 1) await tracking.publishReport(publisher)
    },
    maxAlertThreshold: (size) => tracking.addRule(user, keyPhrase, 'moves_up', size),
    maxVqScore: (size) =>
      tracking.check(user, { found: videos(1).map((video) => ({ ...video, vq_score: size })) }),
    maxSenderNameLength: (size) => sendMessage({ name: text(size) }),
    maxSenderEmailLength: (size) => sendMessage({ email: 'x'.repeat(size) }),
    maxMessageLength: (size) => sendMessage({ message: text(size) }),
  }

  test.each(Object.entries(asked))('%s', async (name, asked) => {
    const limit = Number(numbers[name])
    for (const ask of [asked].flat()) {
      await ask(limit)
      await expect(ask(limit + 1)).rejects.toMatchObject(refused)
    }
  })

  test('titles and goals of ideas have a minimum too', async () => {
    await tracking.addIdea(user, { title: text(limits.minIdeaTitleLength), goal: 1 })
    const title = text(limits.minIdeaTitleLength - 1)
    await expect(tracking.addIdea(user, { title })).rejects.toMatchObject(refused)
    await expect(tracking.addIdea(user, { goal: 0 })).rejects.toMatchObject(refused)
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
