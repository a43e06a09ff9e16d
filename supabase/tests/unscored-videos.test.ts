import { describe, expect, test } from 'vitest'
import { sharedDatabase } from './support/shared-database.ts'
import { trackingOn, videos } from './support/tracking.ts'

describe('videos without a score', () => {
  const database = sharedDatabase()

  test('a score of 0 is stored as no score, whichever function writes the row', async () => {
    const tracking = trackingOn(database)
    const user = await tracking.createUser()
    const scores = [0, 0.01, null]
    const found = videos(3).map((video, n) => ({ ...video, vq_score: scores[n] }))
    const search = await tracking.check(user, { found })
    const rows = await database.query(
      `select vq_score from public.search_ranking_results where search_id = '${search}' order by rank`,
    )
    expect(rows.map(({ vq_score }) => vq_score)).toEqual([null, 0.01, null])
  })
})
