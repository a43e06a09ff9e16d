import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'
import { trackingOn } from './support/tracking.ts'

describe('videos without a score', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  test('a score of 0 is none, whoever writes the row', async () => {
    const tracking = trackingOn(database)
    const user = await tracking.createUser()
    const search = await tracking.check(user, { found: [] })
    await database.query(
      `insert into public.search_ranking_results (search_id, user_id, rank, username, author_url, video_url, vq_score)
         select '${search}', '${user}', n, 'ada', 'https://www.tiktok.com/@ada',
           'https://www.tiktok.com/@ada/video/' || n, score
         from (values (1, 0), (2, 0.01), (3, null)) as given (n, score)`,
    )
    const rows = await database.query(
      `select vq_score from public.search_ranking_results where search_id = '${search}' order by rank`,
    )
    expect(rows.map(({ vq_score }) => vq_score)).toEqual([null, 0.01, null])
  })
})
