import { sentences } from '#src/lib/translation.ts'

export const ideaNotingWords = sentences('ideaNoting', {
  make: 'Make it an idea',
  fromGap: 'Make the difference an idea',
  /** Begins the note of an idea made from a difference; `checked` is when the videos were checked. */
  gap: (checked: string) => `Where mine differs from the first 10 of ${checked}:`,
  gapLine: (figure: string, own: string, theirs: string) => `${figure}: ${own}, theirs ${theirs}`,
  noted: (name: string) => `“${name}” is in your ideas`,
  known: (name: string) => `“${name}” was already in your ideas`,
  open: 'Open',
  openKept: 'In your ideas: open it',
  failed: 'The idea could not be saved on this device.',
  full: (most: number) => `You have ${most} ideas, which is the most. Delete one to add another.`,
  fullOfPlan: (plan: string, most: number, larger: string) =>
    `${plan} keeps ${most} ideas. Delete one to add another, or upgrade to ${larger}.`,
})
