import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { videoCases } from './video-cases.ts'

/** All cases as one page. The videos get separate ids and ranks after those of the previous cases. */
export function allVideoCases(): { entries: unknown[]; rows: Partial<RankingRow>[] } {
  const entries: unknown[] = []
  const rows: Partial<RankingRow>[] = []
  for (const [n, { entries: its, rows: expected }] of videoCases.entries()) {
    const renumbered = <Value>(value: Value): Value =>
      JSON.parse(JSON.stringify(value).replaceAll(/(?<=["/])7[123](?=")/g, `$&${1_000 + n}`))
    entries.push(...renumbered(its))
    rows.push(...renumbered(expected).map((row, index) => ({ ...row, rank: rows.length + index + 1 })))
  }
  return { entries, rows }
}
