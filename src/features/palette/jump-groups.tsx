import { ArrowRight, ScanSearch, Search, TrendingUp, Zap } from 'lucide-react'
import { countryName } from '#src/domain/countries.ts'
import { ideaPath } from '#src/domain/ideas/idea-link.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import { maxPhraseLength } from '#src/domain/input-limits.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { findTargets } from '#src/domain/shell/jump-targets.ts'
import { links } from '#src/domain/shell/routes.ts'
import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { shorten } from '#src/lib/locale.ts'
import { bulb } from '#src/parts/ideas/make-idea.ts'
import { TrackedCover } from '#src/parts/tracking/tracked-cover.tsx'
import type { JumpChoice, JumpGroup } from '#src/ui/controls/jump-dialog.tsx'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { formatAge } from '#src/words/home/ages.ts'
import { ideaName } from '#src/words/ideas/idea-name.ts'
import { typeName } from '#src/words/search/searches.ts'
import { paletteWords } from '#src/words/shell/palette.ts'
import { placeWords } from '#src/words/shell/places.ts'
import type { JumpTargets } from './use-jump-targets.ts'

export interface JumpPlace {
  label: string
  path: string
}

const size = 18

const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' · ')

function keyPhraseChoice(item: TrackedItem): JumpChoice {
  const { id, keyword, country, account_name, video_id } = item.row
  const whose = account_name ? `@${account_name}` : video_id && paletteWords.video(shorten(video_id, 24))
  return {
    value: links.keyPhrase(id),
    label: keyword,
    detail: joined(countryName(country), whose || null),
    picture: <TrackedCover item={item} width={32} height={32} />,
  }
}

function ideaChoice(idea: IdeaRow): JumpChoice {
  const { id, title, phrase, country } = idea
  const detail = joined(title === null ? null : phrase, countryName(country))
  return { value: ideaPath(id), label: ideaName(idea), detail }
}

function headChoice(
  { id, search_type, search_term, country, searched_at }: HistoryHead,
  now: Date,
): JumpChoice {
  const isCheck = search_type === 'search_results_check'
  const kind = isCheck ? null : typeName(search_type)
  return {
    value: isCheck ? links.searchResultsCheck(id) : links.searchInHistory(id),
    label: search_term,
    detail: joined(kind, countryName(country), formatAge(searched_at, now)),
  }
}

export function jumpGroups(
  text: string,
  places: readonly JumpPlace[],
  targets: JumpTargets | null,
  now: Date,
): JumpGroup[] {
  const { ideas = [], keyPhrases = [], searches = [], checks = [] } = targets ?? {}
  const searchTerm = (head: HistoryHead) => head.search_term
  return [
    {
      title: paletteWords.pages,
      icon: <ArrowRight size={size} aria-hidden="true" />,
      choices: findTargets(places, ({ label }) => label, text).map(({ label, path }) => ({
        value: path,
        label,
      })),
    },
    {
      title: paletteWords.keyPhrases,
      icon: <TrendingUp size={size} aria-hidden="true" />,
      choices: findTargets(keyPhrases, ({ row }) => row.keyword, text).map(keyPhraseChoice),
    },
    {
      title: placeWords.ideas,
      icon: <LineIcon drawing={bulb} size={size} />,
      choices: findTargets(ideas, (idea) => `${ideaName(idea)} ${idea.phrase ?? ''}`, text).map(ideaChoice),
    },
    {
      title: paletteWords.searches,
      icon: <Search size={size} aria-hidden="true" />,
      choices: findTargets(searches, searchTerm, text).map((head) => headChoice(head, now)),
    },
    {
      title: paletteWords.checks,
      icon: <ScanSearch size={size} aria-hidden="true" />,
      choices: findTargets(checks, searchTerm, text).map((head) => headChoice(head, now)),
    },
  ]
}

// Does not parse the link, because the palette also opens on public pages, which do not load the parser.
const isLink = /\btiktok\.com\//i

export function actionGroup(text: string): JumpGroup {
  const phrase = normalisePhrase(text)
  const price = paletteWords.price
  const lookups = [
    { value: 'search', label: paletteWords.search(phrase), detail: price },
    { value: 'check', label: paletteWords.check(phrase), detail: price },
    { value: 'track', label: paletteWords.track(phrase) },
    { value: 'idea', label: paletteWords.idea(phrase) },
  ]
  const isPhrase = phrase !== '' && phrase.length <= maxPhraseLength
  const link = [{ value: 'track', label: paletteWords.trackLink }]
  return {
    title: paletteWords.actions,
    icon: <Zap size={size} aria-hidden="true" />,
    choices: isLink.test(text) ? link : isPhrase ? lookups : [],
  }
}
