import * as v from 'valibot'
import { findOpportunity } from '../../../src/domain/insight/opportunity.ts'
import { listMeasured } from '../_shared/api/key-phrases.ts'
import { described, howMany } from '../_shared/api/pages.ts'
import { findChecks, findSearch, listSearches, type StoredSearch, toSearch } from '../_shared/api/searches.ts'
import { id, Search, source, time } from '../_shared/api/shapes.ts'
import { createSearch, NewSearch } from '../_shared/api/spending.ts'
import { Failure } from '../_shared/failure.ts'
import { parsePhrase } from '../_shared/search/parameters.ts'
import { phrase, quoted, requestId, tool, untrusted, untrustedNotice } from './tool.ts'

const Suggestions = v.object({
  search: Search,
  suggestions: v.array(
    v.object({ position: v.number(), group: v.string(), untrusted: v.object({ phrase: v.string() }) }),
  ),
})

function suggestionsOf({ head, suggestions }: StoredSearch) {
  const search = toSearch(head)
  const words = suggestions.map(({ word }) => quoted(untrusted(word)))
  return {
    text: `${search.phrase} (${search.country}, ${search.kind}), asked ${search.searched_at}, ${search.source} data: ${words.join(', ')}. TikTok publishes no search volume.\n${untrustedNotice}`,
    data: {
      search,
      suggestions: suggestions.map(({ position, word, group_id: group }) => ({
        position,
        group,
        untrusted: { phrase: untrusted(word) },
      })),
    },
  }
}

const maxPhrases = 10

export const ideaTools = [
  tool({
    name: 'what_people_type',
    title: 'What people type',
    description:
      'What TikTok suggested for a phrase in the newest stored search: related searches, or the autocomplete of the search box. Costs nothing; search_now asks again.',
    does: 'reads',
    input: v.object({ ...NewSearch.entries, phrase }),
    output: Suggestions,
    async run({ phrase, country, kind }, { session }) {
      const { items } = await listSearches(session, {
        phrase: parsePhrase(phrase, 'phrase'),
        state: 'done',
        limit: 1,
        ...(kind === 'autocomplete' ? { search_type: kind, country } : { search_type: 'basic' }),
      })
      const [stored] = items
      if (stored) return suggestionsOf(await findSearch(session, stored.id))
      const message = 'There is no stored search for this phrase: search_now makes one'
      throw new Failure('not_found', { message })
    },
  }),
  tool({
    name: 'search_now',
    title: 'Search now',
    description:
      'Asks TikTok what people type around a phrase now. PRICE: 1 credit, refunded if TikTok fails. Needs the scope "spend". Ask the user before you spend their credits; what_people_type reads stored searches for nothing.',
    does: 'asks',
    input: v.object({
      ...NewSearch.entries,
      phrase,
      request_id: requestId('Repeat it after a failure, so that the search is charged once.'),
    }),
    output: Suggestions,
    async run({ request_id = crypto.randomUUID(), ...asked }, { session, deps }) {
      return suggestionsOf(await createSearch(session, request_id.toLowerCase(), asked, deps))
    },
  }),
  tool({
    name: 'opportunities',
    title: 'Opportunities',
    description:
      'For which active key phrases the first ten videos leave room for another one. Counts four measured signs per phrase: few captions contain the phrase, the videos are old, small accounts rank, new videos got in. A count, not a forecast.',
    does: 'reads',
    input: v.object({ limit: howMany(maxPhrases, maxPhrases, 'How many key phrases.') }),
    output: v.object({
      items: v.array(
        v.object({
          key_phrase_id: id,
          phrase: v.string(),
          country: v.string(),
          position: v.nullable(v.number()),
          measured_at: time,
          source,
          verdict: v.nullable(v.picklist(['wideOpen', 'open', 'contested', 'hard'])),
          signs: v.array(
            v.object({
              name: v.picklist(['fewHavePhrase', 'old', 'smallAccounts', 'newVideos']),
              holds: described(v.nullable(v.boolean()), 'Null if it cannot be determined.'),
              figure: described(
                v.nullable(v.number()),
                'A number of videos; of `old` the median age in seconds.',
              ),
              of: described(v.number(), 'Of how many videos.'),
            }),
          ),
        }),
      ),
    }),
    async run({ limit }, { session }) {
      const phrases = await listMeasured(session, true)
      const measured = phrases.flatMap(({ row, checks }) => {
        const done = checks.filter(({ state }) => state === 'done').slice(-2)
        const [newest, previous] = done.toReversed()
        return newest ? [{ row, newest, previous }] : []
      })
      const chosen = measured.slice(0, limit)
      const ids = chosen.flatMap(({ newest, previous }) => [newest, ...(previous ? [previous] : [])])
      const found = await findChecks(session, [...new Set(ids.map(({ search_id }) => search_id))])
      const checks = new Map(
        found.map(({ head, videos }) => [head.id, { ...head, search_ranking_results: videos }] as const),
      )
      const items = chosen.flatMap(({ row, newest, previous }) => {
        const check = checks.get(newest.search_id)
        const opportunity =
          check && findOpportunity(check, (previous && checks.get(previous.search_id)) ?? null)
        if (!opportunity) return []
        const { verdict, signs } = opportunity
        const { position, checked_at: measured_at, source } = newest
        const { id: key_phrase_id, keyword: phrase, country } = row
        return [{ key_phrase_id, phrase, country, position, measured_at, source, verdict, signs }]
      })
      items.sort((one, other) => holding(other) - holding(one))
      const lines = items.map(
        (item) =>
          `- ${item.phrase} (${item.country}): ${item.verdict ?? 'unknown'}, ${holding(item)} of ${item.signs.length} signs, measured ${item.measured_at.slice(0, 10)}, ${item.source} data`,
      )
      return {
        text: `${items.length} key phrases with at least ten results.\n${lines.join('\n')}`,
        data: { items },
      }
    },
  }),
]

function holding({ signs }: { signs: readonly { holds: boolean | null }[] }): number {
  return signs.filter(({ holds }) => holds).length
}
