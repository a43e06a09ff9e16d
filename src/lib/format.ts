import { longDates, mediumTimes, megabytes, plural, wholeNumbers } from './locale.ts'

/** "2,000" */
export function formatWhole(count: number): string {
  return wholeNumbers().format(count)
}

/** "1 check", "2,000 checks" */
export function counted(count: number, one: string, other?: string): string {
  return `${formatWhole(count)} ${plural(count, one, other)}`
}

/** "32 MB", "0.5 MB" */
export function formatMegabytes(bytes: number): string {
  return megabytes().format(bytes / 1_000_000)
}

/** "21 November 2026" */
export function formatDate(time: string): string {
  return longDates().format(new Date(time))
}

/** The same for a time in epoch seconds. */
export function formatEpochDate(seconds: number): string {
  return longDates().format(seconds * 1000)
}

/** "21 Nov 2026, 09:05" */
export function formatDateTime(time: string): string {
  return mediumTimes().format(new Date(time))
}
