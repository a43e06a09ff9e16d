import { useEffect, useState } from 'react'
import type { Copy } from '#src/domain/content/saved-copy.ts'
import { isOffline } from '#src/lib/network.ts'
import { useNextTry } from '#src/ui/hooks/use-next-try.ts'

type ContentView<T> =
  | { kind: 'loading' }
  | ({ kind: 'shown' } & Copy<T>)
  | { kind: 'failed'; offline: boolean }

interface State<T> {
  view: ContentView<T>
  /** The number of consecutive failures. */
  failures: number
}

/** An old copy counts as this many failures: its refresh may wait, because the user can read the copy. */
const oldCopyFailures = 9

/**
 * Shows `initial`, which is embedded in the page, then stored and fetched copies. If a request fails, keeps
 * the content and retries. A component that changes to other content must be remounted.
 */
export function useContent<T>(
  initial: T | undefined,
  copies: (signal: AbortSignal) => Promise<AsyncIterable<Copy<T>>>,
) {
  const [attempt, setAttempt] = useState(0)
  const [{ view, failures }, setState] = useState<State<T>>({
    view: initial === undefined ? { kind: 'loading' } : { kind: 'shown', value: initial, savedAt: null },
    failures: 0,
  })
  const isOld = view.kind === 'shown' && view.savedAt !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads the content again
  useEffect(() => {
    const controller = new AbortController()
    const change = (next: (before: State<T>) => State<T>) => {
      if (!controller.signal.aborted) setState(next)
    }
    const show = (copy: Copy<T>) =>
      change(({ failures }) => ({
        view: { kind: 'shown', ...copy },
        failures: copy.savedAt === null ? 0 : Math.max(failures, oldCopyFailures) + 1,
      }))
    const read = async () => {
      let last: Copy<T> | undefined
      for await (const copy of await copies(controller.signal)) {
        last = copy
        if (!isOld) show(copy)
      }
      // Shows the copy only now, so that an old copy keeps its date during the request.
      if (isOld && last) show(last)
    }
    read().catch(() => {
      const failed = { kind: 'failed', offline: isOffline() } as const
      change(({ view, failures }) => ({
        view: view.kind === 'shown' ? view : failed,
        failures: failures + 1,
      }))
    })
    return () => controller.abort()
  }, [attempt])

  const tryAgain = () => setAttempt((count) => count + 1)
  useNextTry(failures, tryAgain)
  const retry = () => {
    setState({ view: { kind: 'loading' }, failures: 0 })
    tryAgain()
  }
  return { view, retry }
}
