import type { DayShade } from '#src/domain/tracking/daily-strip.ts'

/** How a day is drawn: ink and ground stay readable together in both themes. The ground is what is told: never forced. */
export const shadeClass: Record<DayShade, string> = {
  top: 'forced-color-adjust-none bg-accent text-on-accent',
  first: 'forced-color-adjust-none bg-[color-mix(in_oklab,var(--accent)_55%,var(--paper))] text-ink',
  second: 'forced-color-adjust-none bg-[color-mix(in_oklab,var(--accent)_32%,var(--paper))] text-ink',
  behind: 'forced-color-adjust-none bg-[color-mix(in_oklab,var(--accent)_15%,var(--paper))] text-ink',
  out: 'border border-edge text-quiet',
  failed: 'text-bad',
}
