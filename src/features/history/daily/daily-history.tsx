import { useLiveQuery } from 'dexie-react-hooks'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { listCheckHeads } from '#src/db/reads/checks.ts'
import { listKeyPhraseChecks, listKeyPhrases, wereCheckedBefore } from '#src/db/reads/key-phrases.ts'
import { countryName } from '#src/domain/countries.ts'
import { filterHistory } from '#src/domain/search/history-filter.ts'
import { phraseKey, questionKey } from '#src/domain/search/phrases.ts'
import { links } from '#src/domain/shell/routes.ts'
import {
  checksByDay,
  type DayCheck,
  daysShown,
  daysUntil,
  startOfDay,
} from '#src/domain/tracking/daily-strip.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { dayOf, daysBefore, noonOf } from '#src/lib/calendar-days.ts'
import { now } from '#src/lib/clock.ts'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { collators, daysOfMonth } from '#src/lib/locale.ts'
import { useLack } from '#src/state/sync-status.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { dailyHistoryWords } from '#src/words/history/daily-history.ts'
import { positionText } from '#src/words/key-phrase/positions.ts'
import { followedText } from '#src/words/tracking/followed.ts'
import { saveListed } from '../actions.ts'
import { HistoryList } from '../history-list.tsx'
import type { UseHistoryFilter } from '../use-history-filter.ts'
import { CheckedDays } from './checked-days.tsx'
import { ShadeKey } from './shade-key.tsx'

interface PhraseDays extends KeyPhraseRow {
  /** One per day; null for a day without a check. */
  checks: readonly (DayCheck | null)[]
}

function useDailyHistory(last: string) {
  return useLiveQuery(async () => {
    const days = daysUntil(last)
    const since = startOfDay(days[0] ?? last)
    const before = startOfDay(daysBefore(last, -1))
    const known = await listKeyPhrases()
    const ids = known.map(({ id }) => id)
    const [checks, hasEarlier] = await Promise.all([
      Promise.all(ids.map((id) => listKeyPhraseChecks(id, since, before))),
      wereCheckedBefore(ids, since),
    ])
    const phrases = known.map((phrase, n) => ({ ...phrase, checks: checksByDay(checks[n] ?? [], days) }))
    const { compare } = collators()
    return { phrases: phrases.sort((one, other) => compare(one.keyword, other.keyword)), hasEarlier }
  }, [last])
}

const keyOf = ({ country, keyword }: PhraseDays) => questionKey(country, keyword)
const dayText = (day: string) => daysOfMonth().format(noonOf(day))

/**
 * The account or video that distinguishes a key phrase from others with the same phrase and country; '' if
 * there are no others.
 */
function apartText(phrase: KeyPhraseRow, alike: readonly KeyPhraseRow[] = []): string {
  const { id, account_name, video_id } = phrase
  if (alike.length < 2) return ''
  const isSame = alike.some((other) => other.id !== id && other.account_name === account_name)
  return followedText(isSame ? { account_name: null, video_id } : phrase) || followedText(phrase)
}

interface PhraseRowProps {
  phrase: PhraseDays
  apart: string
  /** YYYY-MM-DD, oldest first. */
  days: readonly string[]
}

/** The text beside a phrase's days, such as “16 Nov: 8”; empty without a check. */
function reading(day: string | undefined, check: DayCheck | null | undefined): string {
  if (day === undefined || !check) return ''
  return dailyHistoryWords.measured(
    dayText(day),
    check.state === 'failed' ? dailyHistoryWords.failedShort : positionText(check),
  )
}

function PhraseRow({ phrase, apart, days }: PhraseRowProps) {
  const { checks } = phrase
  const [pointed, setPointed] = useState<number | null>(null)
  const told = pointed ?? checks.findLastIndex((check) => check?.state === 'done')
  return (
    <div className="grid h-14 grid-cols-[1fr_auto] content-center items-center gap-x-3 border-line border-b lg:grid-cols-[15rem_1fr_8rem]">
      <Link
        href={links.keyPhrase(phrase.id)}
        className="flex min-w-0 items-baseline gap-2 text-14 text-ink no-underline hover:underline"
      >
        <bdi className="truncate font-medium">{phrase.keyword}</bdi>
        <span className="shrink-0 text-12 text-quiet">{phrase.country.toUpperCase()}</span>
        {apart !== '' && <bdi className="min-w-0 shrink-2 truncate text-12 text-quiet">{apart}</bdi>}
      </Link>
      <span
        className="text-right text-12 text-quiet tabular-nums lg:order-last lg:text-14"
        aria-hidden="true"
      >
        {reading(days[told], checks[told])}
      </span>
      <div className="max-lg:col-span-2">
        <CheckedDays
          label={dailyHistoryWords.daysOf(phrase.keyword, countryName(phrase.country))}
          days={days}
          checks={checks}
          onPoint={setPointed}
        />
      </div>
    </div>
  )
}

export function DailyHistory({ filters }: { filters: UseHistoryFilter }) {
  const { filter, change } = filters
  const today = dayOf(now())
  const last = filters.lastDay && filters.lastDay < today ? filters.lastDay : today
  const days = daysUntil(last)
  const history = useDailyHistory(last)
  const lack = useLack()

  const isShown = ({ keyword, country }: PhraseDays) =>
    phraseKey(keyword).includes(phraseKey(filter.text)) &&
    (filter.country === null || country === filter.country)
  const phrases = history?.phrases ?? []
  // Before the first complete sync, no key phrases are listed until a check of one of them has arrived.
  const hasNone =
    phrases.length === 0 || (lack !== null && phrases.every(({ checks }) => checks.every((check) => !check)))
  const listed = hasNone ? [] : phrases
  const shown = listed.filter(isShown)
  const alike = Map.groupBy(shown, keyOf)
  const showUntil = (day: string) => change({ until: day < today ? day : '' })
  const save = async (format: TableFormat) =>
    saveListed('checks', filterHistory(await listCheckHeads('tracker'), filter), format)

  const toolbar = (
    <div
      className={`mb-1 flex min-h-11 items-center justify-end text-14 text-quiet dense:min-h-9 ${hasNone ? 'invisible' : ''}`}
    >
      <p className="grow">{dailyHistoryWords.range(dayText(days[0] ?? last), dayText(last))}</p>
      <IconButton
        label={dailyHistoryWords.earlier}
        disabled={!history?.hasEarlier}
        onClick={() => showUntil(daysBefore(last, daysShown))}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={dailyHistoryWords.later}
        disabled={last === today}
        onClick={() => showUntil(daysBefore(last, -daysShown))}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
  return (
    <HistoryList
      kind="daily"
      filters={filters}
      items={history && listed}
      shown={shown}
      draw={(row) => <PhraseRow phrase={row} apart={apartText(row, alike.get(keyOf(row)))} days={days} />}
      onSave={save}
      before={toolbar}
      after={<ShadeKey />}
    />
  )
}
