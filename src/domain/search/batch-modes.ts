// Ways to enter the phrases of a batch. Not in the file of the form, which is loaded on demand.

/** In the order of the form. */
export const batchModes = ['single', 'multiple', 'keystroke'] as const
export type BatchMode = (typeof batchModes)[number]

/** The modes that a plan offers, in the order of the form. */
export function availableBatchModes(modes: readonly string[]): BatchMode[] {
  return batchModes.filter((mode) => modes.includes(mode))
}
