// The window limits the checks whose results stay on this device. Other checks are stored as heads.
import * as v from 'valibot'
import type { CheckHead } from '#src/domain/ranking/rows.ts'
import { KeptWindow, usualWindow } from '#src/domain/sync/kept-window.ts'
import { readMetadata } from '../core/metadata.ts'
import { database } from '../core/open.ts'
import { rowsUnder } from '../core/schema.ts'
import { whole } from '../mirror/whole-records.ts'

export async function readWindow(): Promise<KeptWindow> {
  const chosen = await readMetadata('window')
  return v.is(KeptWindow, chosen) ? chosen : usualWindow
}

type Question = Pick<CheckHead, 'search_term' | 'country'>

const sizes = '[bytes+search_term+country+searched_at]'
const byQuestion = '[search_term+country+searched_at]'

/** Selects the checks whose results have at least `from` and fewer than `below` bytes. Heads have 0 bytes. */
export const ofSize = (from: number, below: number) => database().checks.where(sizes).between([from], [below])
type SizeKey = [bytes: number, term: string, country: CheckHead['country'], searched_at: string]

type ListedSize = Question & Pick<CheckHead, 'id' | 'searched_at'> & { bytes: number }

/** Like `ofSize`, but reads only the index. */
export async function listSizes(from: number, below: number): Promise<ListedSize[]> {
  const listed: ListedSize[] = []
  await ofSize(from, below).eachKey((key, { primaryKey }) => {
    const [bytes, search_term, country, searched_at] = key as unknown as SizeKey
    listed.push({ id: String(primaryKey), bytes, search_term, country, searched_at })
  })
  return listed
}

/** Returns the time of the question's `perPhrase`-th newest check, or '' if the question has fewer checks. */
async function findEdge({ search_term, country }: Question, perPhrase: number): Promise<string> {
  const [key] = await rowsUnder(database().checks, byQuestion, search_term, country)
    .reverse()
    .offset(perPhrase - 1)
    .limit(1)
    .keys()
  return key === undefined ? '' : String((key as unknown as string[])[2])
}

/** Ignores the limit on bytes. The heads must already be stored. Joins the open transaction, if any. */
export async function inWindow<Head extends Question & { searched_at: string }>(
  checks: readonly Head[],
): Promise<Head[]> {
  const { perPhrase } = await readWindow()
  if (perPhrase === null) return [...checks]
  const kept: Head[] = []
  const questions = Map.groupBy(checks, ({ search_term, country }) => JSON.stringify([search_term, country]))
  for (const ofQuestion of questions.values()) {
    const edge = ofQuestion[0] ? await findEdge(ofQuestion[0], perPhrase) : ''
    kept.push(...ofQuestion.filter(({ searched_at }) => searched_at >= edge))
  }
  return kept
}

export async function isLeft(id: string): Promise<boolean> {
  const check = await database().checks.get(id)
  return check !== undefined && whole('checks', check) === undefined
}
