import type { Catalogue } from './catalogue.ts'
import { calendar } from './fr/calendar.ts'
import { chart } from './fr/chart.ts'
import { jump } from './fr/jump.ts'
import { ownResults } from './fr/own-results.ts'
import { table } from './fr/table.ts'
import { ui } from './fr/ui.ts'

/** Everything that the product says, in French. */
export const french: Catalogue = {
  calendar,
  chart,
  jump,
  ownResults,
  table,
  ui,
}
