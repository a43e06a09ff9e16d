import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const keywordActionWords = sentences('keywordActions', {
  tracked: (position: number | null) => (position === null ? 'tracked' : `tracked · ${position}`),
  checked: (age: string, position: number | null) =>
    position === null ? `checked ${age}` : `checked ${age} · you ${position}`,
  newSince: (day: string) => `new since ${day}`,
  actions: (word: string) => `Actions: ${word}`,
  check: 'Check who ranks',
  track: 'Track',
  findMore: 'Find more',
  idea: 'Idea',
  select: (word: string) => `Select ${word}`,
  suggestions: (n: number) => counted(n, 'suggestion'),
  chosen: (n: number) => `${n} selected`,
  clear: 'Clear',
  checkAll: (price: string) => `Check (${price})`,
  checking: (done: number, all: number) => `Checking ${done + 1} of ${all}`,
  checkedAll: (n: number) => counted(n, 'check is done', 'checks are done'),
  checkedSome: (done: number, all: number) => `${done} of ${counted(all, 'check')} done.`,
  restIsSelected: 'The rest is still selected.',
  queued: (n: number) => `${counted(n, 'check')} will run when you are back online.`,
  trackWith: (plan: string) => `Track with ${plan}`,
  nextQuestion: (word: string) => `Who ranks for “${word}”?`,
  nextAnswer: 'See the videos in their order, and whether yours is among them.',
})
