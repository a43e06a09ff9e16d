// Reads key phrases from pasted lines or from a table.
import type { CountryCode } from '../countries.ts'
import { readTikTokText } from '../ranking/tiktok-links.ts'
import { normalisePhrase } from '../search/phrases.ts'
import {
  draftKey,
  type KeyPhraseDraft,
  type PhraseProblem,
  phraseProblem,
  readCountry,
  readTags,
  readTracked,
} from './key-phrase-draft.ts'

const columns = {
  phrase: ['phrase', 'key phrase', 'keyphrase', 'keyword', 'search term'],
  country: ['country'],
  account: ['account', 'account name', 'username', 'user'],
  video: ['video', 'video id', 'video url', 'link', 'url'],
  tags: ['tags', 'tag', 'labels'],
} as const

type Column = keyof typeof columns
type Cells = Record<Column, string>

export type LineProblem =
  | PhraseProblem
  | { kind: 'unknown_country'; text: string }
  | { kind: 'country_not_in_plan' }

export interface BulkLine {
  number: number
  draft: KeyPhraseDraft
  /** `duplicate`: tracked already, or on an earlier line. `over`: exceeds the plan's limit. */
  outcome: 'ready' | 'duplicate' | 'invalid' | 'over'
  problem: LineProblem | null
}

function matchColumn(cell: string): Column | null {
  const name = cell.trim().toLowerCase().replaceAll('_', ' ')
  const found = Object.entries(columns).find(([, names]) => (names as readonly string[]).includes(name))
  return found ? (found[0] as Column) : null
}

/** Returns the column of each cell, null for an unknown name. Returns null if there is no header. */
function readHeader(first: readonly string[] | undefined, lines: number): (Column | null)[] | null {
  const found = (first ?? []).map(matchColumn)
  if (!found.includes('phrase') || lines < 2) return null
  return found.length === 1 || found.filter(Boolean).length > 1 ? found : null
}

function byHeader(cells: readonly string[], header: readonly (Column | null)[]): Cells {
  const read: Cells = { phrase: '', country: '', account: '', video: '', tags: '' }
  for (const [index, column] of header.entries()) if (column) read[column] = cells[index]?.trim() ?? ''
  return read
}

function detectColumn(cell: string): Column | null {
  const link = readTikTokText(cell)
  if (link) return link.video_id || link.short_url ? 'video' : 'account'
  if (/^@\S+$/.test(cell)) return 'account'
  if (/^\d{12,}$/.test(cell)) return 'video'
  return readCountry(cell) ? 'country' : null
}

/** Detects links, accounts, videos and countries. The first other cell is the phrase; the rest are tags. */
function byForm(cells: readonly string[]): Cells {
  const read: Cells = { phrase: '', country: '', account: '', video: '', tags: '' }
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  for (const cell of filled) {
    const kind = filled.length > 1 ? detectColumn(cell) : null
    if (kind && read[kind] === '') read[kind] = cell
    else if (read.phrase === '') read.phrase = cell
    else read.tags = read.tags ? `${read.tags}, ${cell}` : cell
  }
  return read
}

interface BulkRules {
  /** The country of lines that do not name one. */
  country: CountryCode
  countries: readonly CountryCode[]
  known: readonly KeyPhraseDraft[]
  /** The number of key phrases that the plan still allows. */
  room: number
}

/** Leaves out blank lines and the header, but counts them in `number`. */
export function readBulk(lines: readonly (readonly string[])[], rules: BulkRules): BulkLine[] {
  const header = readHeader(lines[0], lines.length)
  const seen = new Set(rules.known.flatMap(duplicateKeys))
  let room = rules.room
  return lines.flatMap((cells, index): BulkLine[] => {
    if ((header && index === 0) || cells.every((cell) => cell.trim() === '')) return []
    const read = header ? byHeader(cells, header) : byForm(cells)
    const draft = {
      keyword: normalisePhrase(read.phrase),
      country: (read.country ? readCountry(read.country) : null) ?? rules.country,
      ...readTracked(read.account, read.video),
      tags: readTags(read.tags),
    }
    const line = { number: index + 1, draft }
    const problem = phraseProblem(read.phrase) ?? countryProblem(read.country, rules.countries)
    if (problem) return [{ ...line, outcome: 'invalid', problem }]
    if (seen.has(draftKey(draft))) return [{ ...line, outcome: 'duplicate', problem: null }]
    for (const key of duplicateKeys(draft)) seen.add(key)
    room -= 1
    return [{ ...line, outcome: room < 0 ? 'over' : 'ready', problem: null }]
  })
}

/** A draft with neither account nor video duplicates any earlier one with the same phrase and country. */
function duplicateKeys(draft: KeyPhraseDraft): string[] {
  return [draftKey(draft), draftKey({ ...draft, account_name: null, video_id: null })]
}

function countryProblem(text: string, allowed: readonly CountryCode[]): LineProblem | null {
  if (text === '') return null
  const country = readCountry(text)
  if (!country) return { kind: 'unknown_country', text }
  return allowed.includes(country) ? null : { kind: 'country_not_in_plan' }
}
