/** What one look at an installation found. */
export interface Finding {
  /** `skipped`: it could not be looked at, which is no fault by itself. */
  state: 'ok' | 'bad' | 'skipped'
  /** What was looked at. */
  about: string
  says: string
  /** What the operator does about it. */
  todo?: string
}

export const ok = (about: string, says: string): Finding => ({ state: 'ok', about, says })
export const bad = (about: string, says: string, todo: string): Finding => ({
  state: 'bad',
  about,
  says,
  todo,
})
export const skipped = (about: string, says: string): Finding => ({ state: 'skipped', about, says })

const marks: Record<Finding['state'], string> = { ok: 'ok  ', bad: 'BAD ', skipped: '-   ' }

/** A line for each finding, and one for what to do about it. */
export function printed(findings: readonly Finding[]): string {
  return findings
    .map(
      ({ state, about, says, todo }) =>
        `${marks[state]} ${about}: ${says}${todo ? `\n     -> ${todo}` : ''}\n`,
    )
    .join('')
}
