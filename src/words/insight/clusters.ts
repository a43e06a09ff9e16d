import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const clusterWords = sentences('clusters', {
  title: 'Clusters',
  cluster: 'Cluster',
  count: (clusters: number, alone: number) =>
    `${counted(clusters, 'cluster')}, ${counted(alone, 'keyword')} on ${alone === 1 ? 'its' : 'their'} own`,
  keywords: (count: number) => counted(count, 'keyword'),
  alone: (keywords: number) => `${counted(keywords, 'keyword')} on ${keywords === 1 ? 'its' : 'their'} own`,
  aloneTitle: 'Keywords on their own',
  of: (head: string) => `Cluster ${head}`,
  /** For screen readers, before a cluster's best known opportunity. */
  best: 'Best known opportunity:',
  unchecked: 'not known',
})
