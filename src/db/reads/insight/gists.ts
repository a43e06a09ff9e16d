import { database } from '#src/db/core/open.ts'
import type { CountryCode } from '#src/domain/countries.ts'
import type { CheckGist } from '#src/domain/insight/check-gist.ts'
import { phraseKey } from '#src/domain/search/phrases.ts'

/** Ignores the case and spacing of `phrase`. */
export async function readNewestGist(country: CountryCode, phrase: string): Promise<CheckGist | undefined> {
  const key = phraseKey(phrase)
  return (await readNewestGists(country, new Set([key]))).get(key)
}

/** `phrases` must be keys from `phraseKey`, as are the keys of the result. Omits phrases without a gist. */
export async function readNewestGists(
  country: CountryCode,
  phrases: ReadonlySet<string>,
): Promise<Map<string, CheckGist>> {
  const { $gists } = database()
  const start = `${country} `
  // A phrase can contain a slash, unlike the id that follows.
  const phraseOf = (name: string) => name.slice(start.length, name.lastIndexOf('/'))
  const names = await $gists.where('name').startsWith(start).primaryKeys()
  const found = await $gists.bulkGet(names.filter((name) => phrases.has(phraseOf(name))))
  const newest = new Map<string, CheckGist>()
  for (const gist of found) {
    if (!gist) continue
    const phrase = phraseOf(gist.name)
    const known = newest.get(phrase)
    if (!known || known.searched_at < gist.searched_at) newest.set(phrase, gist)
  }
  return newest
}
