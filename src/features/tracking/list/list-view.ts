import * as v from 'valibot'
import { type CountryCode, countryCodes } from '#src/domain/countries.ts'
import { phraseKey } from '#src/domain/search/phrases.ts'
import { accountKey } from '#src/domain/tracking/positions.ts'
import { verdictOf, verdicts } from '#src/domain/tracking/standing.ts'
import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { collators } from '#src/lib/locale.ts'

const View = v.object({
  text: v.fallback(v.string(), ''),
  tag: v.fallback(v.string(), ''),
  country: v.fallback(v.union([v.literal(''), v.picklist(countryCodes)]), ''),
  status: v.fallback(v.picklist(['', 'active', 'paused']), ''),
  opportunity: v.fallback(v.picklist(['', ...verdicts]), ''),
  sort: v.fallback(v.string(), ''),
  order: v.fallback(v.picklist(['ascending', 'descending']), 'ascending'),
})
export type ListView = v.InferOutput<typeof View>

// The parameter `country` belongs to the form that adds key phrases.
const parameterNames = {
  text: 'q',
  tag: 'tag',
  country: 'in',
  status: 'status',
  opportunity: 'opportunity',
  sort: 'sort',
  order: 'order',
} as const

/** Ignores invalid parameters. */
export function readView(parameters: URLSearchParams): ListView {
  const given = Object.fromEntries(
    Object.entries(parameterNames).map(([name, parameter]) => [name, parameters.get(parameter) ?? undefined]),
  )
  return v.parse(View, given)
}

/** Returns the parameters to set; '' removes a parameter, so that the address leaves out defaults. */
export function writeView(changes: Partial<ListView>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      parameterNames[name as keyof ListView],
      name === 'order' && value === 'ascending' ? '' : value,
    ]),
  )
}

export function isFiltered({ text, tag, country, status, opportunity }: ListView): boolean {
  return [text, tag, country, status, opportunity].some((value) => value !== '')
}

export function shownItems<Item extends TrackedItem>(items: readonly Item[], view: ListView): Item[] {
  const text = phraseKey(view.text)
  const account = accountKey(view.text)
  return items.filter((item) => {
    const { row } = item
    if (view.opportunity !== '' && verdictOf(item) !== view.opportunity) return false
    if (view.status !== '' && row.status !== (view.status === 'active')) return false
    if (view.country !== '' && row.country !== view.country) return false
    if (view.tag !== '' && !row.tags.includes(view.tag)) return false
    return (
      text === '' ||
      phraseKey(row.keyword).includes(text) ||
      (account !== '' && accountKey(row.account_name ?? '').includes(account)) ||
      row.video_id === view.text.trim() ||
      row.tags.some((tag) => phraseKey(tag).includes(text))
    )
  })
}

export function filterChoices(items: readonly TrackedItem[]): { tags: string[]; countries: CountryCode[] } {
  const tags = new Set(items.flatMap(({ row }) => row.tags))
  const used = new Set(items.map(({ row }) => row.country))
  return {
    tags: [...tags].sort(collators().compare),
    countries: countryCodes.filter((code) => used.has(code)),
  }
}
