import { readChecks } from '#src/db/reads/checks.ts'
import { listKeyPhraseChecks, listNotes } from '#src/db/reads/key-phrases.ts'
import { readOwnAccounts } from '#src/db/reads/profile.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { fileStem } from '#src/domain/search/export-rows.ts'
import { startOfDay } from '#src/domain/tracking/daily-strip.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { now } from '#src/lib/clock.ts'
import { composeReport, firstDayOf, type ReportChoice } from '#src/report/compose-report.ts'
import { reportPage } from '#src/report/report-page.ts'

const maxTried = 5

async function newestRanking(checks: readonly KeyPhraseCheckRow[], since: string): Promise<CheckRow | null> {
  const recent = checks.filter(({ state, checked_at }) => state === 'done' && checked_at >= since).reverse()
  for (const { search_id } of recent.slice(0, maxTried)) {
    const [check] = await readChecks([search_id])
    if (check && check.search_ranking_results.length > 0) return check
  }
  return null
}

export type MadeReport = NonNullable<Awaited<ReturnType<typeof makeReport>>>

/** Returns null if the report would be empty. */
export async function makeReport(rows: readonly KeyPhraseRow[], choice: Omit<ReportChoice, 'own'>) {
  const time = now()
  const since = startOfDay(firstDayOf(choice.days, time))
  const own = (await readOwnAccounts()) ?? []
  const phrases = await Promise.all(
    rows.map(async (row) => {
      const [checks, notes] = await Promise.all([listKeyPhraseChecks(row.id), listNotes(row.id)])
      const newest = choice.sections.has('ranking') ? await newestRanking(checks, since) : null
      return { row, checks, notes, newest }
    }),
  )
  const content = composeReport(phrases, { ...choice, own }, time)
  if (content === null) return null
  const name = `keytrail-${fileStem(content.title)}-${content.to}.html`
  return { content, name, blob: new Blob([reportPage(content)], { type: 'text/html;charset=utf-8' }) }
}
