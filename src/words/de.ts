import type { Catalogue } from './catalogue.ts'
import { ui } from './de/ui.ts'

/** Everything that the product says, in German. */
export const german: Catalogue = {
  ui,
}
