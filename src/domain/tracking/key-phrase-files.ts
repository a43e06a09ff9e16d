import { dayOf } from '#src/lib/calendar-days.ts'
import { fileStem } from '../search/export-rows.ts'

export function pictureFileName(keyword: string, chart: string, day: Date): string {
  return `${fileStem(keyword)}-${fileStem(chart)}-${dayOf(day)}.png`
}

export function positionHistoryFileName(keyword: string, format: 'csv' | 'xls', day: Date): string {
  return `${fileStem(keyword)}-position-history-${dayOf(day)}.${format}`
}

export function rankingFileName(keyword: string, format: 'csv' | 'xls', day: Date): string {
  return `${fileStem(keyword)}-results-${dayOf(day)}.${format}`
}
