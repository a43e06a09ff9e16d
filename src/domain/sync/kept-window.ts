// Limits how many checks a device stores with their results. Opening any other check fetches its results.
import * as v from 'valibot'

export const perPhraseChoices = [10, 30, 90] as const
const megabyte = 1_000_000
export const maxBytesChoices = [50 * megabyte, 200 * megabyte, 1_000 * megabyte] as const

/** null means no limit. */
export const KeptWindow = v.object({
  perPhrase: v.nullable(v.picklist(perPhraseChoices)),
  maxBytes: v.nullable(v.picklist(maxBytesChoices)),
})
export type KeptWindow = v.InferOutput<typeof KeptWindow>

/** 30 checks are a month of daily checks. */
export const usualWindow: KeptWindow = { perPhrase: 30, maxBytes: 200 * megabyte }
