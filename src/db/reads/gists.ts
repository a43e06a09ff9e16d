// Reads of the gists of checks, for live queries: what lists show of a check without reading its results.
import type { CountryCode } from '#src/domain/countries.ts'
import { type CheckGist, gistsOf } from '#src/domain/insight/check-gist.ts'
import { database } from '../core/open.ts'

/** The gist of the newest check of a phrase, regardless of case and spacing; undefined if none is known. */
export async function readNewestGist(country: CountryCode, phrase: string): Promise<CheckGist | undefined> {
  const gists = await database()
    .$gists.where('name')
    .startsWith(gistsOf(country, phrase))
    .sortBy('searched_at')
  return gists.at(-1)
}
