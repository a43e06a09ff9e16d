import { type Account, call, checkPage, makeAccount, search } from '../../support/stack/api.ts'
import type { RunningStack } from '../../support/stack/stack.ts'

interface Person {
  account: Account
  /** The user's IP address, sent as `x-forwarded-for`. */
  from: string
  device: string
  sequence: number
  cursor: string | null
  phrases: string[]
  checks: string[]
}

type Random = () => number
type Action = (person: Person, random: Random) => Promise<{ status: number; body: unknown }>

const countries = ['gb', 'us', 'ca', 'au', 'de', 'fr']
const maxPhrases = 20
const words = ['running', 'matcha', 'hiking', 'vintage', 'autumn', 'budget', 'tiny', 'vegan', 'home']
const things = ['shoes', 'recipe', 'bag', 'desk', 'trip', 'garden', 'lamp', 'coffee', 'outfit', 'workout']

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item
}

/** Returns the actions that a user of `stack` can perform, each with its frequency in percent. */
export function actionsOn(stack: RunningStack): Record<string, { often: number; act: Action }> {
  const randomPhrase = (random: Random) => `${pick(words, random)} ${pick(things, random)}`
  const ask = (person: Person, method: string, path: string, body?: unknown) =>
    call(stack, method, path, {
      token: person.account.token,
      headers: { 'x-forwarded-for': person.from },
      ...(body === undefined ? {} : { body }),
    })

  const pull: Action = async (person) => {
    const answer = await ask(person, 'POST', '/rest/v1/rpc/pull_changes', { p_cursor: person.cursor })
    if (answer.status === 200) person.cursor = answer.body.cursor
    return answer
  }

  const change: Action = async (person, random) => {
    const key = crypto.randomUUID()
    const known = pick(person.phrases, random)
    const isNew = known === undefined || (person.phrases.length < maxPhrases && random() < 0.4)
    const keyword = `${randomPhrase(random)} ${key.slice(0, 8)}`
    const phrase = { id: key, keyword, country: pick(countries, random), status: true }
    const [kind, payload] = isNew
      ? (['add_key_phrase', phrase] as const)
      : random() < 0.5
        ? ([
            'put_note',
            { id: key, keyword_id: known, day: '2026-11-01', note: randomPhrase(random) },
          ] as const)
        : (['change_key_phrase', { id: known, tags: [pick(words, random)] }] as const)
    person.sequence += 1
    const mutation = { id: crypto.randomUUID(), sequence: person.sequence, kind, payload, rows: [key] }
    const sent = { p_device_id: person.device, p_mutations: [mutation] }
    const answer = await ask(person, 'POST', '/rest/v1/rpc/apply_mutations', sent)
    const outcome = answer.body?.outcomes?.[0]
    if (answer.status === 200 && outcome?.outcome !== 'applied')
      return { status: 500, body: outcome ?? answer.body }
    if (isNew) person.phrases.push(key)
    return answer
  }

  const check: Action = async (person, random) => {
    const phrase = randomPhrase(random)
    const first = await checkPage(stack, person.account, phrase, { country: pick(countries, random) })
    if (first.status === 200) person.checks.push(first.body.searchId)
    return first
  }

  return {
    'ask for news': { often: 40, act: pull },
    'open the app': {
      often: 8,
      act: async (person, random) => {
        const page = await ask(person, 'GET', pick(['/', '/dashboard', '/blog'], random))
        if (page.status !== 200) return page
        person.cursor = null
        return pull(person, random)
      },
    },
    'look for suggestions': {
      often: 12,
      act: (person, random) =>
        search(stack, person.account, randomPhrase(random), { country: pick(countries, random) }),
    },
    'look for what others searched': {
      often: 6,
      act: (person, random) => search(stack, person.account, randomPhrase(random)),
    },
    'check a ranking': { often: 8, act: check },
    'read a check': {
      often: 8,
      act: (person, random) => {
        const id = pick(person.checks, random)
        const path = `/rest/v1/search_history?id=eq.${id}&select=*,search_ranking_results(*)`
        return id === undefined ? check(person, random) : ask(person, 'GET', path)
      },
    },
    'change something': { often: 14, act: change },
    'sign in': {
      often: 4,
      act: async (person) => {
        const { email, password } = person.account
        const answer = await ask(person, 'POST', '/auth/v1/token?grant_type=password', { email, password })
        if (answer.status === 200) person.account.token = answer.body.access_token
        return answer
      },
    },
  }
}

export async function newPerson(stack: RunningStack, n: number): Promise<Person> {
  const account = await makeAccount(stack, { level: 'pro' })
  const from = `10.20.${n >> 8}.${n & 255}`
  return { account, from, device: crypto.randomUUID(), sequence: 0, cursor: null, phrases: [], checks: [] }
}

export function strangersIn(body: unknown, { account }: Person): string[] {
  const owners = JSON.stringify(body ?? null).matchAll(/"user_id":"([^"]+)"/g)
  return [...owners].map(([, owner = '']) => owner).filter((owner) => owner !== account.id)
}
