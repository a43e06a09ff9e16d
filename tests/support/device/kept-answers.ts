import type { Page } from 'playwright-core'
import { isContentQuery, isPicture } from '#src/domain/content/saved-copy.ts'
import { serverPaths } from '#src/domain/shell/server-paths.ts'
import type { Account } from '../stack/api.ts'

interface Kept {
  cache: string
  url: string
  /** Opaque ones cannot be looked into, and each counts for megabytes of the browser's room. */
  type: ResponseType
  bytes: number
  /** What it says, where that is text. */
  text: string
  /** The headers by which it was asked for. */
  authorization: string | null
}

/** All that the caches of this browser hold. */
function allKept(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const kept: Kept[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true })
        if (!response) continue
        const content = await response.clone().blob()
        const isText = /text|json|javascript|xml/.test(response.headers.get('content-type') ?? '')
        kept.push({
          cache: name,
          url: request.url,
          type: response.type,
          bytes: content.size,
          text: isText ? await content.text() : '',
          authorization: request.headers.get('authorization'),
        })
      }
    }
    return kept
  })
}

export interface KeptAnswers {
  entries: number
  bytes: number
  /** By name of the cache, how many entries it has. */
  caches: Record<string, number>
  opaque: number
  /** What must not be kept: answers to one person, of others' servers or of the app's own. */
  wrong: string[]
}

/** Looks through all that this browser keeps besides its store. `asked`: the addresses that were asked for with a token. */
export async function keptAnswers(
  page: Page,
  account: Pick<Account, 'id' | 'token'>,
  asked: ReadonlySet<string> = new Set(),
): Promise<KeptAnswers> {
  const site = new URL(page.url()).origin
  const kept = await allKept(page)
  const faultOf = ({ url: address, type, text, authorization }: Kept): string | null => {
    const url = new URL(address)
    if (authorization !== null || asked.has(address)) return 'was asked for with a token'
    if (text.includes(account.id) || text.includes(account.token)) return 'names the person'
    if (type === 'opaque') return 'is opaque'
    if (isContentQuery(url) || isPicture(url)) return null
    if (url.origin !== site) return 'is of another origin'
    return serverPaths.test(url.pathname) ? 'is of the server' : null
  }
  return {
    entries: kept.length,
    bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
    caches: Object.fromEntries(
      Object.entries(Object.groupBy(kept, ({ cache }) => cache)).map(([name, of]) => [name, of?.length ?? 0]),
    ),
    opaque: kept.filter(({ type }) => type === 'opaque').length,
    wrong: kept.flatMap((entry) => {
      const fault = faultOf(entry)
      return fault === null ? [] : [`${entry.cache}: ${entry.url} ${fault}`]
    }),
  }
}
