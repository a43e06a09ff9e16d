import { longDates, mediumTimes, megabytes, plural, wholeNumbers } from './locale.ts'

/** "2,000" */
export function formatWhole(count: number): string {
  return wholeNumbers().format(count)
}

/** "950", "1.2K", "3.4M"; does not depend on the runtime's locale data. */
export function shortCount(count: number): string {
  // From here on, the K format would show 1000.0K.
  if (count >= 999_950) return `${(count / 1_000_000).toFixed(1)}M`
  return count >= 1000 ? `${(count / 1000).toFixed(1)}K` : String(count)
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

/** Like `formatDate`, for epoch seconds. */
export function formatEpochDate(seconds: number): string {
  return longDates().format(seconds * 1000)
}

/** "21 Nov 2026, 09:05" */
export function formatDateTime(time: string): string {
  return mediumTimes().format(new Date(time))
}

/** Formats times like "21 Nov 2026, 09:05", all with seconds if two would look the same. */
export function formatDateTimes(times: readonly string[]): string[] {
  const short = times.map(formatDateTime)
  if (new Set(short).size === times.length) return short
  return times.map((time) => `${formatDateTime(time)}:${new Date(time).toISOString().slice(17, 19)}`)
}
