import { serverRows } from '../../support/stack/tracking.ts'
import type { Bench } from './bench.ts'

export const screenKeys = ['dashboard', 'tracking', 'phrase', 'history'] as const
export type ScreenKey = (typeof screenKeys)[number]

export interface MeasuredScreen {
  name: string
  path: string
  /** Runs in the page. Returns whether the screen shows its main content. */
  isUsable: () => boolean
  usableGoalMs: number
}

export async function mainScreens({
  stack,
  demo,
}: Pick<Bench, 'stack' | 'demo'>): Promise<Record<ScreenKey, MeasuredScreen>> {
  const [phrase] = await serverRows(stack, demo, 'keywords', 'select=id&order=created_at&limit=1')
  return {
    dashboard: {
      name: '/dashboard',
      path: '/dashboard',
      isUsable: () => document.querySelector('main h1')?.textContent?.startsWith('Welcome') === true,
      usableGoalMs: 2_500,
    },
    tracking: {
      name: '/rank-tracking',
      path: '/rank-tracking',
      isUsable: () =>
        document.querySelector('main [aria-label="Your tracked list"] a, main table a') !== null,
      usableGoalMs: 2_500,
    },
    phrase: {
      name: '/key-phrase/:id',
      path: `/key-phrase/${phrase.id}`,
      isUsable: () => document.querySelector('main canvas') !== null,
      usableGoalMs: 2_900,
    },
    history: {
      name: 'history',
      path: '/key-phrase-search-history',
      isUsable: () => document.querySelector('main [aria-label="Searches"] li') !== null,
      usableGoalMs: 2_500,
    },
  }
}
