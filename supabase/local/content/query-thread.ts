import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { SanityDocument } from '../../../sanity/sample/dataset.ts'
import type { RunQuery } from '../../../sanity/sample/evaluate-query.ts'

/** The error of a query that timed out, or found the queue full. */
export class QueryOverload extends Error {}

interface ThreadOptions {
  timeLimitMs?: number
  maxWaiting?: number
}

/**
 * Runs queries one at a time and aborts each at the time limit, so that a slow query delays only requests for content.
 */
export function queryThread(
  documents: readonly SanityDocument[],
  { timeLimitMs = 3_000, maxWaiting = 100 }: ThreadOptions = {},
): RunQuery {
  let thread: Promise<Worker> | null = null
  let line: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function start(): Promise<Worker> {
    const worker = new Worker(new URL('./query-worker.ts', import.meta.url), { workerData: documents })
    worker.unref()
    await once(worker, 'message')
    return worker
  }

  const run: RunQuery = async (asked) => {
    thread ??= start()
    const worker = await thread
    const over = new AbortController()
    const late = setTimeout(timeLimitMs, null, { signal: over.signal })
    worker.postMessage(asked)
    try {
      const answer = await Promise.race([once(worker, 'message', { signal: over.signal }), late])
      if (answer === null) throw new QueryOverload(`no result within ${timeLimitMs} ms`)
      const [{ result, error }] = answer
      if (error !== undefined) throw new Error(error)
      return result
    } catch (error) {
      if (error instanceof QueryOverload) {
        await worker.terminate()
        thread = null
      }
      throw error
    } finally {
      over.abort()
    }
  }

  return (asked) => {
    if (waiting >= maxWaiting) return Promise.reject(new QueryOverload('too many queued queries'))
    waiting += 1
    const turn = line
      .then(() => run(asked))
      .finally(() => {
        waiting -= 1
      })
    line = turn.catch(() => undefined)
    return turn
  }
}
