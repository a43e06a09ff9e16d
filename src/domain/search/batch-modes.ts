// How the phrases of a batch are written. Apart from their form, which is fetched when it is wanted.

/** In the order of the form. */
export const batchModes = ['single', 'multiple', 'keystroke'] as const
export type BatchMode = (typeof batchModes)[number]

/** The modes that a plan offers, in the order of the form. */
export function batchModesOf(modes: readonly string[]): BatchMode[] {
  return batchModes.filter((mode) => modes.includes(mode))
}
