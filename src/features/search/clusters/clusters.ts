import { readNewestGists } from '#src/db/reads/insight/gists.ts'
import type { CountryCode } from '#src/domain/countries.ts'
import { findClusters } from '#src/domain/insight/clusters.ts'
import { resultsFileName } from '#src/domain/search/export-rows.ts'
import type { KeywordRow } from '#src/domain/search/merged-keywords.ts'
import { opportunityOf } from '#src/domain/tracking/standing.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { clusterWords } from '#src/words/insight/clusters.ts'
import { mergedTable } from '#src/words/keywords/keyword-tables.ts'

export type KnownCluster = Awaited<ReturnType<typeof readClusters>>[number]

/** `signs` are those of the cluster's best known opportunity; undefined if no keyword has a verdict. */
export async function readClusters(keywords: readonly KeywordRow[], country: CountryCode) {
  const gists = await readNewestGists(country, new Set(keywords.map(({ key }) => key)))
  const tops = new Map([...gists].map(([key, { top }]) => [key, top]))
  return findClusters(keywords, country, tops).map((cluster) => {
    const known = cluster.keywords
      .flatMap(({ key }) => gists.get(key)?.signs ?? [])
      .filter((signs) => !Number.isNaN(opportunityOf({ signs })))
    const best = known.sort((one, other) => opportunityOf({ signs: other }) - opportunityOf({ signs: one }))
    return { ...cluster, signs: best[0] }
  })
}

export function saveClusters(clusters: readonly KnownCluster[], term: string, format: TableFormat) {
  const [header = []] = mergedTable([], format)
  const lines = clusters.flatMap(({ head, keywords }) =>
    mergedTable(keywords, format)
      .slice(1)
      .map((line) => [head.word, ...line]),
  )
  const table = [[clusterWords.cluster, ...header], ...lines]
  return saveTable(resultsFileName(term, format, now()), table, format)
}
