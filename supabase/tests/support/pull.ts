import type { TestDatabase } from './test-database.ts'
import { literal, type Row } from './tracking.ts'

interface Page {
  relation: string
  open: boolean
  rows: Row[]
  rest: Row | null
}

export interface Answer {
  cursor: string
  restarts: boolean
  usage: Row
  pages: Page[]
  removed?: Record<string, string[]>
  tally?: Record<string, [number, number]>
  profiles?: Row[]
  plans?: Row[]
}

type Pull = (user: string, cursor?: string | null, open?: object, tally?: boolean) => Promise<Answer>

export function pullOn(database: TestDatabase): Pull {
  return async (user, cursor = null, open = {}, tally = false) => {
    const asked = [literal(cursor), literal(JSON.stringify(open)), String(tally)].join(', ')
    return database.valueAs<Answer>(user, `public.pull_changes(${asked})`)
  }
}

export const pulledRows = (answer: Answer, relation: string): Row[] =>
  answer.pages.filter((page) => page.relation === relation).flatMap((page) => page.rows)
