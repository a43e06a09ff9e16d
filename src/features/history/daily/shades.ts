import type { DayShade } from '#src/domain/tracking/daily-strip.ts'

/**
 * The colours of a day, readable in both themes. The background carries the meaning, so forced colours do not
 * replace it.
 */
export const shadeClass: Record<DayShade, string> = {
  top: 'forced-color-adjust-none bg-accent text-on-accent',
  first: 'forced-color-adjust-none bg-[color-mix(in_oklab,var(--accent)_55%,var(--paper))] text-ink',
  second: 'forced-color-adjust-none bg-[color-mix(in_oklab,var(--accent)_32%,var(--paper))] text-ink',
  behind: 'forced-color-adjust-none bg-[color-mix(in_oklab,var(--accent)_15%,var(--paper))] text-ink',
  out: 'border border-edge text-quiet',
  failed: 'text-bad',
}
