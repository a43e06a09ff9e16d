/** In the form's order. */
export const batchModes = ['single', 'multiple', 'keystroke'] as const
export type BatchMode = (typeof batchModes)[number]

export function availableBatchModes(modes: readonly string[]): BatchMode[] {
  return batchModes.filter((mode) => modes.includes(mode))
}
