import * as v from 'valibot'
import { readUsage } from '../_shared/api/account.ts'
import {
  addKeyPhrase,
  listPositions,
  listTracked,
  NewKeyPhrase,
  toKeyPhrase,
  toPosition,
} from '../_shared/api/key-phrases.ts'
import { pageOf, pageQuery } from '../_shared/api/pages.ts'
import { id, KeyPhrase, Position, Usage } from '../_shared/api/shapes.ts'
import { phrase, requestId, tool } from './tool.ts'

function measuredText({ phrase, country, active, measured, change_in_7_days }: KeyPhrase): string {
  const place =
    measured === null ? 'not measured' : (measured.position ?? `not in the first ${measured.results}`)
  const when = measured ? `, ${measured.measured_at.slice(0, 10)}, ${measured.source} data` : ''
  const moved = change_in_7_days?.by
    ? ` (${change_in_7_days.by > 0 ? '+' : ''}${change_in_7_days.by} in 7 days)`
    : ''
  return `- ${phrase} (${country}): ${place}${moved}${when}${active ? '' : ', paused'}`
}

export const phraseTools = [
  tool({
    name: 'list_key_phrases',
    title: 'List key phrases',
    description: 'The tracked key phrases with their newest measured position and its changes, newest first.',
    does: 'reads',
    input: v.object({ ...pageQuery, active: v.optional(v.boolean()) }),
    output: pageOf(KeyPhrase),
    async run(input, { session }) {
      const { items, next_cursor } = await listTracked(session, input)
      const phrases = items.map(toKeyPhrase)
      const more = next_cursor === null ? '' : '\nThere are more: pass next_cursor.'
      return {
        text: `${phrases.length} key phrases.\n${phrases.map(measuredText).join('\n')}${more}`,
        data: { items: phrases, next_cursor },
      }
    },
  }),
  tool({
    name: 'key_phrase_history',
    title: 'History of a key phrase',
    description:
      'The measured positions of one key phrase, newest first. A failed check is a gap, not a rank. `position` null means not among the first `results`.',
    does: 'reads',
    input: v.object({
      ...pageQuery,
      key_phrase_id: id,
      from: v.optional(v.pipe(v.string(), v.isoDate())),
      to: v.optional(v.pipe(v.string(), v.isoDate())),
    }),
    output: pageOf(Position),
    async run({ key_phrase_id, ...query }, { session }) {
      const { items, next_cursor } = await listPositions(session, key_phrase_id, query)
      const positions = items.map(toPosition)
      const lines = positions.map(({ checked_at, state, position, results, source }) => {
        const place = state === 'failed' ? 'failed' : (position ?? `not in the first ${results}`)
        return `- ${checked_at}: ${place}${source ? `, ${source} data` : ''}`
      })
      return {
        text: `${positions.length} checks.\n${lines.join('\n')}`,
        data: { items: positions, next_cursor },
      }
    },
  }),
  tool({
    name: 'track_key_phrase',
    title: 'Track a key phrase',
    description:
      'Adds a key phrase, whose position is then measured every day. Needs the scope "track"; costs no credits, but the plan limits how many are active.',
    does: 'adds',
    input: v.object({
      ...v.omit(NewKeyPhrase, ['active']).entries,
      phrase,
      request_id: requestId('Becomes its id; repeat it after a failure.'),
    }),
    output: KeyPhrase,
    async run({ request_id = crypto.randomUUID(), ...added }, { session }) {
      const tracked = await addKeyPhrase(session, request_id, { ...added, active: true })
      return {
        text: `Tracking "${tracked.row.keyword}" (${tracked.row.country}).`,
        data: toKeyPhrase(tracked),
      }
    },
  }),
  tool({
    name: 'usage',
    title: 'Credits and limits',
    description: 'The credits used and left in this period, the plan, and its limits.',
    does: 'reads',
    input: v.object({}),
    output: Usage,
    async run(_, { session }) {
      const read = await readUsage(session)
      const { credits, active_key_phrases: active } = read
      const text = `${credits.left} of ${credits.allowance} credits left until ${credits.resets_at}. Plan: ${read.plan}. ${active.used} of ${active.allowance} key phrases active.`
      return { text, data: read }
    },
  }),
]
