import type { CountryCode } from '#src/domain/countries.ts'
import { resultsFileName } from '#src/domain/search/export-rows.ts'
import type { KeywordRow } from '#src/domain/search/keyword-rows.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { clusterWords } from '#src/words/insight/clusters.ts'
import { mergedTable } from '#src/words/keywords/keyword-tables.ts'
import { type KnownCluster, readClusters } from './read-clusters.ts'

export function saveClusters(
  clusters: readonly KnownCluster[],
  term: string,
  format: TableFormat,
): Promise<void> {
  const [header = []] = mergedTable([], format)
  const lines = clusters.flatMap(({ head, keywords }) =>
    mergedTable(keywords, format)
      .slice(1)
      .map((line) => [head.word, ...line]),
  )
  return saveTable(
    resultsFileName(term, format, now()),
    [[clusterWords.cluster, ...header], ...lines],
    format,
  )
}

export async function saveAllClusters(
  keywords: readonly KeywordRow[],
  country: CountryCode,
  term: string,
  format: TableFormat,
): Promise<void> {
  await saveClusters(await readClusters(keywords, country), term, format)
}
