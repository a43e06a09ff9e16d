import { formatDateTime } from './format.ts'

/** Formats times like "21 Nov 2026, 09:05", all with seconds if two would look the same. */
export function formatDateTimes(times: readonly string[]): string[] {
  const short = times.map(formatDateTime)
  if (new Set(short).size === times.length) return short
  return times.map((time) => `${formatDateTime(time)}:${new Date(time).toISOString().slice(17, 19)}`)
}
