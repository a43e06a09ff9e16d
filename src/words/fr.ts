import type { Catalogue } from './catalogue.ts'
import { ui } from './fr/ui.ts'

/** Everything that the product says, in French. */
export const french: Catalogue = {
  ui,
}
