import { RemoteError } from '#src/remote/errors.ts'

const pollMs = 2_000
const maxPolls = 5

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/**
 * Runs `work`. While the server says that another tab, or an earlier, unanswered call, has the very same under way,
 * waits and runs it again, for about ten seconds besides what the calls take. Tells `work` how often it ran before.
 * Throws what `work` throws in the end.
 */
export async function waitForOther<Result>(
  work: (runs: number) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (let polls = 0; ; polls += 1) {
    try {
      return await work(polls)
    } catch (error) {
      const isUnderWay = error instanceof RemoteError && error.code === 'in_progress'
      if (!isUnderWay || polls === maxPolls || signal.aborted) throw error
      await pause(pollMs, signal)
    }
  }
}
