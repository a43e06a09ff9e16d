export interface Finding {
  /** `skipped` means that nothing was checked, which is not a fault. */
  state: 'ok' | 'bad' | 'skipped'
  about: string
  says: string
  remedy?: string
}

export const ok = (about: string, says: string): Finding => ({ state: 'ok', about, says })
export const bad = (about: string, says: string, remedy: string): Finding => ({
  state: 'bad',
  about,
  says,
  remedy,
})
export const skipped = (about: string, says: string): Finding => ({ state: 'skipped', about, says })

const marks: Record<Finding['state'], string> = { ok: 'ok  ', bad: 'BAD ', skipped: '-   ' }

export function printed(findings: readonly Finding[]): string {
  return findings
    .map(
      ({ state, about, says, remedy }) =>
        `${marks[state]} ${about}: ${says}${remedy ? `\n     -> ${remedy}` : ''}\n`,
    )
    .join('')
}
