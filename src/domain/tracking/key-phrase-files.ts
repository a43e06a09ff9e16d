import { dayOf } from '#src/lib/calendar-days.ts'
import { formatDate } from '#src/lib/format.ts'
import { fileStem } from '../search/export-rows.ts'

/** `contents` names the chart or table in the file. */
export function phraseFileName(
  keyword: string,
  contents: string,
  format: 'png' | 'csv' | 'xls',
  day: Date,
): string {
  return `${fileStem(keyword)}-${fileStem(contents)}-${dayOf(day)}.${format}`
}

export function chartPicture(
  keyword: string,
  country: string,
  chart: string,
  day: Date,
): { pictureSubtitle: string; pictureName: string } {
  return {
    pictureSubtitle: `${keyword}, ${country.toUpperCase()}, ${formatDate(day.toISOString())}`,
    pictureName: phraseFileName(keyword, chart, 'png', day),
  }
}
