import type { Page } from 'playwright-core'
import { isContentQuery, isPicture } from '#src/domain/content/saved-copy.ts'
import { serverPaths } from '#src/domain/shell/server-paths.ts'
import type { Account } from '../stack/api.ts'

interface Kept {
  cache: string
  url: string
  /** Opaque responses cannot be read, and each counts as megabytes of the browser's quota. */
  type: ResponseType
  bytes: number
  /** Its body, if that is text. */
  text: string
  /** The headers of its request. */
  authorization: string | null
}

/** All entries in this browser's caches. */
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
  /** The number of entries, by cache name. */
  caches: Record<string, number>
  opaque: number
  /** Responses that must not be cached: to one user, from other servers or from the app's own. */
  wrong: string[]
}

/**
 * Searches everything that this browser stores besides its database. `asked`: the addresses requested with a token.
 */
export async function keptAnswers(
  page: Page,
  account: Pick<Account, 'id' | 'token'>,
  asked: ReadonlySet<string> = new Set(),
): Promise<KeptAnswers> {
  const site = new URL(page.url()).origin
  const kept = await allKept(page)
  const findFault = ({ url: address, type, text, authorization }: Kept): string | null => {
    const url = new URL(address)
    if (authorization !== null || asked.has(address)) return 'was requested with a token'
    if (text.includes(account.id) || text.includes(account.token)) return 'names the user'
    if (type === 'opaque') return 'is opaque'
    if (isContentQuery(url) || isPicture(url)) return null
    if (url.origin !== site) return 'is from another origin'
    return serverPaths.test(url.pathname) ? 'is from the server' : null
  }
  return {
    entries: kept.length,
    bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
    caches: Object.fromEntries(
      Object.entries(Object.groupBy(kept, ({ cache }) => cache)).map(([name, of]) => [name, of?.length ?? 0]),
    ),
    opaque: kept.filter(({ type }) => type === 'opaque').length,
    wrong: kept.flatMap((entry) => {
      const fault = findFault(entry)
      return fault === null ? [] : [`${entry.cache}: ${entry.url} ${fault}`]
    }),
  }
}
