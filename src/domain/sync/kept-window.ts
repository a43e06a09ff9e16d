// Limits on the checks that a device stores with results. It stores the others without, and fetches them when opened.
import * as v from 'valibot'

/** How many of the newest checks of each phrase are kept. */
export const perPhraseChoices = [10, 30, 90] as const
const megabyte = 1_000_000
/** Total bytes of all checks. */
export const maxBytesChoices = [50 * megabyte, 200 * megabyte, 1_000 * megabyte] as const

/** Null means unlimited. */
export const KeptWindow = v.object({
  perPhrase: v.nullable(v.picklist(perPhraseChoices)),
  maxBytes: v.nullable(v.picklist(maxBytesChoices)),
})
export type KeptWindow = v.InferOutput<typeof KeptWindow>

/** A month of daily checks. */
export const usualWindow: KeptWindow = { perPhrase: 30, maxBytes: 200 * megabyte }
