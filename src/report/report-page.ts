// The user saves this page as a file, and the server serves it at the report's link. It has no scripts
// and makes no requests.
import { countryName } from '../domain/countries.ts'
import type { ReportContent, ReportPhrase, ReportPoint } from '../domain/report/content.ts'
import { daysBefore, noonOf } from '../lib/calendar-days.ts'
import { formatWhole } from '../lib/format.ts'
import { daysOfMonth, localeTag, mediumDates, shorten } from '../lib/locale.ts'
import { changeWords } from '../words/report/rank-changes.ts'
import { measuredText, reportWords } from '../words/report/report.ts'
import { html, type Markup } from './markup.ts'
import { pageStyle } from './page-style.ts'
import { positionChart } from './position-chart.ts'

/** The Content-Security-Policy of the page. The report function also sends it as a header. */
export const reportPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

const firstDay = ({ to, days }: ReportContent) => daysBefore(to, days - 1)
const shortDay = (day: string) => daysOfMonth().format(noonOf(day))

function wholePage(title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="${localeTag()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta http-equiv="Content-Security-Policy" content="${reportPolicy}"><title>${title}</title><style>${pageStyle}</style></head>
<body><div class="page">${body}</div></body></html>
`.text
}

export function reportPage(content: ReportContent): string {
  const { title, to, phrases, days, sample } = content
  const charts = phrases.filter(({ points }) => points !== null && points.length > 0)
  const figures = figureTables(charts)
  return wholePage(
    title,
    html`<header><h1 class="any"><bdi>${title}</bdi></h1><p class="quiet">${reportWords.period(
      mediumDates().formatRange(noonOf(firstDay(content)), noonOf(to)),
      days,
    )}</p>${sample && html`<p><span class="badge">${reportWords.sample}</span> <span class="quiet">${reportWords.sampleAbout}</span></p>`}</header>
<main>${summaryOf(content)}${positionsOf(content)}${phrases.map((phrase) =>
      phraseSection(phrase, content, figures.findIndex((table) => table.includes(phrase)) + 1),
    )}${figures.length > 0 && html`<section><h2>${reportWords.figures}</h2>${figures.map((table, n) => figureTable(table, n + 1, content))}</section>`}</main>
<footer>${reportWords.made(mediumDates().format(noonOf(to)))}</footer>`,
  )
}

/** The page for a link without a report, or with a report that has expired or cannot be shown. */
export function gonePage(): string {
  const { goneTitle, gone } = reportWords
  return wholePage(goneTitle, html`<main><h1>${goneTitle}</h1><p class="lead">${gone}</p></main>`)
}

function summaryOf({ summary }: ReportContent): Markup | null {
  if (summary === null) return null
  const { sentence, phrases, firstTen, measured, failed } = summary
  return html`<section>${sentence !== null && html`<p class="lead any"><bdi>${sentence}</bdi></p>`}<p>${reportWords.summary(phrases, firstTen)} ${reportWords.checks(measured, failed)}</p></section>`
}

function aboutPhrase({ country, account }: ReportPhrase): Markup {
  return html`<span class="under">${countryName(country)}${account !== null && html` · <bdi>@${account}</bdi>`}</span>`
}

function positionsOf({ phrases, days }: ReportContent): Markup | null {
  const rows = phrases.flatMap((phrase) => (phrase.standing ? [{ phrase, standing: phrase.standing }] : []))
  if (rows.length === 0) return null
  const { columns, none } = reportWords
  return html`<section><h2>${reportWords.positions}</h2><div class="scroll" tabindex="0" role="group" aria-label="${reportWords.positions}"><table><caption>${reportWords.positionsAbout(days)}</caption>
<thead><tr><th scope="col">${columns.phrase}</th><th scope="col" class="number">${columns.position}</th><th scope="col">${columns.change}</th><th scope="col" class="number">${columns.best}</th><th scope="col" class="number">${columns.checks}</th></tr></thead>
<tbody>${rows.map(
    ({ phrase, standing: { latest, change, best, measured, failed } }) =>
      html`<tr><th scope="row" class="any"><bdi>${phrase.keyword}</bdi>${aboutPhrase(phrase)}</th><td class="number">${latest === null ? none : measuredText(latest)}</td><td>${change === null ? none : changeMark(change)}</td><td class="number">${best ?? none}</td><td class="number">${formatWhole(measured)}${failed > 0 && html`<span class="under">${reportWords.failedCount(failed)}</span>`}</td></tr>
`,
  )}</tbody></table></div></section>`
}

type Change = NonNullable<NonNullable<ReportPhrase['standing']>['change']>

function changeMark(change: Change): Markup {
  const isUp = change.kind === 'moved' && change.by > 0
  const isDown = change.kind === 'moved' && change.by < 0
  return html`${isUp && html`<span class="up">▲</span> `}${isDown && html`<span class="down">▼</span> `}${changeWords(change)}`
}

/** `table` is the number of the table with the phrase's figures; 0 if no table has them. */
function phraseSection(phrase: ReportPhrase, content: ReportContent, table: number): Markup | null {
  const { keyword, points, ranking, notes } = phrase
  const hasNotes = notes !== null && notes.length > 0
  if (points === null && ranking === null && !hasNotes) return null
  return html`<section><h2 class="any"><bdi>${keyword}</bdi></h2><p class="quiet">${aboutPhrase(phrase)}</p>${points !== null && chartOf(phrase, points, content, table)}${ranking !== null && rankingOf(ranking)}${hasNotes && html`<h3>${reportWords.notes}</h3><dl>${notes.map(({ day, note }) => html`<div><dt>${shortDay(day)}</dt><dd><bdi>${note}</bdi></dd></div>`)}</dl>`}</section>`
}

function chartOf(
  { keyword }: ReportPhrase,
  points: readonly ReportPoint[],
  content: ReportContent,
  table: number,
): Markup {
  const from = firstDay(content)
  const middle = daysBefore(content.to, Math.ceil((content.days - 1) / 2))
  return html`<h3>${reportWords.chart}</h3>${positionChart({
    points,
    label: reportWords.chartLabel(keyword),
    days: [shortDay(from), shortDay(middle), shortDay(content.to)],
    dayCount: content.days,
    caption: html`<a href="#figures-${table}">${reportWords.seeFigures(table)}</a>`,
  })}`
}

function rankingOf({ day, videos }: NonNullable<ReportPhrase['ranking']>): Markup {
  const { rankingColumns: columns } = reportWords
  if (day === null)
    return html`<h3>${reportWords.ranking}</h3><p class="quiet">${reportWords.rankingMissing}</p>`
  return html`<h3>${reportWords.ranking}</h3><table><caption>${reportWords.rankingOf(shortDay(day))}</caption>
<thead><tr><th scope="col" class="number">${columns.rank}</th><th scope="col">${columns.video}</th><th scope="col" class="number">${columns.plays}</th><th scope="col" class="number">${columns.likes}</th></tr></thead>
<tbody>${videos.map(
    ({ rank, username, caption, plays, likes, url, own }) =>
      html`<tr${own && html` class="own"`}><td class="number">${rank}</td><td class="any"><a href="${url}" rel="noopener noreferrer nofollow"><bdi>@${username}</bdi></a>${own && html` <strong>${reportWords.own}</strong>`}<span class="under"><bdi>${caption}</bdi></span></td><td class="number">${count(plays)}</td><td class="number">${count(likes)}</td></tr>
`,
  )}</tbody></table>`
}

function count(value: number | null): string {
  return value === null ? reportWords.unknown : reportWords.count(value)
}

// A phone has room for this many columns beside the column of days.
const maxColumns = 4

function figureTables(phrases: readonly ReportPhrase[]): (readonly ReportPhrase[])[] {
  const count = Math.ceil(phrases.length / maxColumns)
  return Array.from({ length: count }, (_, n) => phrases.slice(n * maxColumns, (n + 1) * maxColumns))
}

const maxHeading = 40

function figureTable(phrases: readonly ReportPhrase[], number: number, content: ReportContent): Markup {
  const byDay = phrases.map(({ points }) => new Map((points ?? []).map((point) => [point[0], point])))
  const dayNumbers = Array.from({ length: content.days }, (_, n) => n).filter((n) =>
    byDay.some((days) => days.has(n)),
  )
  return html`<div class="scroll figures" id="figures-${number}" tabindex="0" role="group" aria-label="${reportWords.figuresOf(number)}"><table><caption>${reportWords.figuresOf(number)}</caption>
<thead><tr><th scope="col">${reportWords.day}</th>${phrases.map(({ keyword }) => html`<th scope="col" class="number"><bdi>${shorten(keyword, maxHeading)}</bdi></th>`)}</tr></thead>
<tbody>${dayNumbers.map(
    (n) =>
      html`<tr><th scope="row" class="date">${shortDay(daysBefore(content.to, content.days - 1 - n))}</th>${byDay.map((days) => html`<td class="number">${pointText(days.get(n))}</td>`)}</tr>
`,
  )}</tbody></table></div>`
}

function pointText(point: ReportPoint | undefined): string {
  if (point === undefined) return reportWords.none
  const [, position, results] = point
  return results === null ? reportWords.failedCell : measuredText({ position, results })
}
