import { expect, test } from 'vitest'
import { queryThread } from './query-thread.ts'

const documents = Array.from({ length: 60 }, (_, n) => ({ _id: `post-${n}`, _type: 'post' }))
const quick = { query: 'count(*[_type == $type])', params: { type: 'post' } }
const endless = { query: 'count(*[count(*[count(*[count(*[_id!=^._id])>0])>0])>0])', params: {} }

test('aborts a slow query without delaying others, and runs the next', async () => {
  const run = queryThread(documents, { timeLimitMs: 400 })
  expect(await run(quick)).toBe(60)
  let ticks = 0
  const clock = setInterval(() => {
    ticks += 1
  }, 10)
  const [first, second] = await Promise.allSettled([run(endless), run(quick)])
  clearInterval(clock)
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'no result within 400 ms' } })
  expect(second).toEqual({ status: 'fulfilled', value: 60 })
  expect(ticks).toBeGreaterThan(5)
})

test('reports why a query failed', async () => {
  const run = queryThread(documents)
  await expect(run({ query: '*[', params: {} })).rejects.toThrow(/syntax/i)
  expect(await run(quick)).toBe(60)
})

test('rejects queries when the queue is full', async () => {
  const run = queryThread(documents, { maxWaiting: 2 })
  const answers = await Promise.allSettled([run(quick), run(quick), run(quick)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})
