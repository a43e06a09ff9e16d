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
  pages: Page[]
  removed?: Record<string, string[]>
  tally?: Record<string, [number, number]>
  plans?: Row[]
}

export const pullOn =
  (database: TestDatabase) =>
  (user: string, cursor: string | null = null, open = {}, tally = false): Promise<Answer> =>
    database.valueAs(
      user,
      `public.pull_changes(${literal(cursor)}, ${literal(JSON.stringify(open))}, ${tally})`,
    )

export const pulledRows = (answer: Answer, relation: string): Row[] =>
  answer.pages.filter((page) => page.relation === relation).flatMap((page) => page.rows)
