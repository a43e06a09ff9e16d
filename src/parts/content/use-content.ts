import { useEffect, useState } from 'react'
import type { Copy } from '#src/domain/content/saved-copy.ts'
import { isOffline } from '#src/lib/network.ts'
import { useNextTry } from '#src/ui/hooks/use-next-try.ts'

type Shown<T> = { kind: 'shown' } & Copy<T>
type ContentView<T> = { kind: 'loading' } | Shown<T> | { kind: 'failed'; offline: boolean }

interface State<T> {
  key: string
  view: ContentView<T>
  /** The number of consecutive failures. */
  failures: number
}

/** An old copy counts as this many failures: its refresh may wait, because the user can read the copy. */
const oldCopyFailures = 9

/**
 * Shows `initial`, which is embedded in the page, then stored and fetched copies. If a request fails, keeps
 * the content and retries.
 */
export function useContent<T>(
  key: string,
  initial: T | undefined,
  copies: (signal: AbortSignal) => Promise<AsyncIterable<Copy<T>>>,
) {
  const [attempt, setAttempt] = useState({ pressed: false })
  const start: State<T> = {
    key,
    view: initial === undefined ? { kind: 'loading' } : { kind: 'shown', value: initial, savedAt: null },
    failures: 0,
  }
  const [state, setState] = useState(start)
  const { view, failures } = state.key === key ? state : start
  const isOld = view.kind === 'shown' && view.savedAt !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: `copies` and `initial` depend on the key only
  useEffect(() => {
    const controller = new AbortController()
    const show = (view: Shown<T>) => {
      if (controller.signal.aborted) return
      setState(({ failures }) => ({
        key,
        view,
        failures: view.savedAt === null ? 0 : Math.max(failures, oldCopyFailures) + 1,
      }))
    }
    const stays = ({ view: { kind } }: State<T>) =>
      kind === 'shown' || (kind === 'failed' && !attempt.pressed)
    setState((current) => (current.key === key && stays(current) ? current : start))
    readInto(show, copies(controller.signal), isOld).catch(() => {
      const failed: ContentView<T> = { kind: 'failed', offline: isOffline() }
      if (controller.signal.aborted) return
      setState((current) => {
        const isShown = current.key === key && current.view.kind === 'shown'
        return { key, view: isShown ? current.view : failed, failures: current.failures + 1 }
      })
    })
    return () => controller.abort()
  }, [key, attempt])

  useNextTry(failures, () => setAttempt({ pressed: false }))
  return { view, retry: () => setAttempt({ pressed: true }) }
}

/** With `onlyLast`, shows only the last copy, so that an old copy keeps its date during the request. */
async function readInto<T>(
  show: (view: Shown<T>) => void,
  copies: Promise<AsyncIterable<Copy<T>>>,
  onlyLast: boolean,
): Promise<void> {
  let last: Shown<T> | undefined
  for await (const { value, savedAt } of await copies) {
    last = { kind: 'shown', value, savedAt }
    if (!onlyLast) show(last)
  }
  if (onlyLast && last) show(last)
}
