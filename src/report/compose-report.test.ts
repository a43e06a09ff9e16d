import { describe, expect, test } from 'vitest'
import { type ReportSection, reportSections } from '#src/domain/report/choice.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { makers } from '#tests/support/rows/made-rows.ts'
import { type Positions, phraseChecks } from '#tests/support/rows/phrase-checks.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { composeReport, type ReportedPhrase } from './compose-report.ts'

const now = new Date('2026-11-22T18:00:00')

/** Returns a key phrase with these daily positions, the last on 22 November. */
function phrase(positions: Positions, values: Partial<KeyPhraseRow> = {}): ReportedPhrase {
  const row = storedKeyPhrase(values)
  return { row, checks: phraseChecks(row.id, positions), notes: [], newest: null }
}
const note = (day: string) => ({ id: '', user_id: '', keyword_id: '', day, note: day })
const compose = (
  phrases: readonly ReportedPhrase[],
  sections: readonly ReportSection[] = reportSections,
  days: 7 | 30 = 7,
) => composeReport(phrases, { title: 'T', days, sections: new Set(sections), own: ['zoe'] }, now)

describe('contains', () => {
  test.each(reportSections)('only the chosen section: %s', (section) => {
    const content = compose([{ ...phrase([4, 3]), notes: [note('2026-11-22')] }], [section])
    const [{ standing, points, ranking, notes } = {}] = content?.phrases ?? []
    const given = { summary: content?.summary, positions: standing, charts: points, ranking, notes }
    const filled = Object.entries(given).filter(([, value]) => value != null)
    expect(filled.map(([name]) => name)).toEqual([section])
  })

  test('the days of the period, counted from its first', () => {
    const content = compose([phrase([9, 8, 'failed', 7, 6, null, 5, 4])])
    expect(content).toMatchObject({ to: '2026-11-22', days: 7 })
    expect(content?.phrases[0]?.points).toEqual([
      [0, 8, 36],
      [1, null, null],
      [2, 7, 36],
      [3, 6, 36],
      [4, null, 36],
      [5, 5, 36],
      [6, 4, 36],
    ])
  })

  test('the change since the last measurement before the period, and the best within it', () => {
    expect(compose([phrase([2, 9, 8, 'failed', 7, 6, null, 5, 4])])?.phrases[0]?.standing).toEqual({
      latest: { position: 4, results: 36 },
      change: { kind: 'moved', by: 5 },
      best: 4,
      measured: 6,
      failed: 1,
    })
  })

  test('no change with one measurement, and no position without any', () => {
    const standings = compose([phrase([5]), phrase(['failed'])])?.phrases.map(({ standing }) => standing)
    expect(standings).toMatchObject([
      { latest: { position: 5 }, change: null },
      { latest: null, change: null, best: null, measured: 0, failed: 1 },
    ])
  })

  test('the sentence of the digest over the period, and counts', () => {
    const phrases = [phrase([20, 9, 9, 9, 9, 9, 9, 9, 5]), phrase([3, 3, 3, 3, 3, 3, 3, 3, 14])]
    expect(compose(phrases)?.summary).toEqual({
      sentence: 'One position slipped, one is at its best ever',
      phrases: 2,
      firstTen: 1,
      measured: 14,
      failed: 0,
    })
  })

  test('the sentence of a month with several checks a day', () => {
    const often = phrase(Array.from({ length: 22 }, () => 9))
    const checks = often.checks.flatMap((check, n) => [
      check,
      {
        ...check,
        id: `${n}`,
        checked_at: check.checked_at.replace(/T../, 'T23'),
        position: n === 21 ? 3 : 9,
      },
    ])
    expect(compose([{ ...often, checks }], ['summary'], 30)?.summary?.sentence).toContain(
      'is at its best ever: 3',
    )
  })

  test('the first ten videos, the user’s own marked, with one line of caption', () => {
    const found = Array.from({ length: 12 }, (_, n) =>
      rankingRow({
        ...{
          rank: 12 - n,
          username: { 8: 'Zoe', 9: 'Ada' }[n] ?? `account${n}`,
          play_count: 12 - n,
          digg_count: null,
        },
        full_description: `two\nlines ${'long '.repeat(60)}`,
        video_url: `https://www.tiktok.com/@a/video/7${n}`,
      }),
    )
    const newest = { ...makers.checks(1), search_ranking_results: found } as never
    const content = compose([{ ...phrase([3], { account_name: '@ada' }), newest }], ['ranking'])
    const { videos = [] } = content?.phrases[0]?.ranking ?? {}
    expect(videos.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(videos.filter(({ own }) => own).map(({ username }) => username)).toEqual(['Ada', 'Zoe'])
    expect(videos[0]).toMatchObject({ plays: 1, likes: null, url: 'https://www.tiktok.com/@a/video/711' })
    expect(videos[0]?.caption).toMatch(/^two lines long .*…$/)
  })

  test('leaves out a video whose address is not TikTok’s', () => {
    const found = [rankingRow({ video_url: 'https://evil.example/@a/video/1' })]
    const newest = { ...makers.checks(1), search_ranking_results: found } as never
    expect(compose([{ ...phrase([3]), newest }])?.phrases[0]?.ranking?.videos).toEqual([])
  })

  test('the notes of the period', () => {
    const days = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23']
    const content = compose([{ ...phrase([3]), notes: days.map(note) }])
    expect(content?.phrases[0]?.notes?.map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-22'])
  })
})

test.each<[string, readonly ReportedPhrase[], readonly ReportSection[]]>([
  ['no section', [phrase([3])], []],
  ['no key phrase', [], reportSections],
  ['no check in the period', [phrase([])], reportSections],
  ['a note that was not chosen', [{ ...phrase([]), notes: [note('2026-11-22')] }], ['charts']],
])('is empty with %s', (_, phrases, sections) => {
  expect(compose(phrases, sections)).toBeNull()
})
