// Each lazy part loads, fails and retries separately from the rest of the page.
import { type ComponentType, type FunctionComponent, type ReactNode, useLayoutEffect, useState } from 'react'
import { fetchPart, PartMissing } from '#src/lib/fetch-part.ts'
import { allSentences } from '#src/lib/translation.ts'
import { type PartName, uiWords } from '#src/words/controls/ui.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { BrokenPart, MissingPart, type PartPlace } from './missing-part.tsx'

export interface PartSource<Part> {
  current(): Part | null
  /** Rejects with PartMissing if the code cannot be loaded. */
  fetch(): Promise<Part>
  /** Fetches the code ahead of time. Never rejects: a later use retries. */
  preload(): Promise<void>
}

export function partSource<Part>(load: () => Promise<Part>): PartSource<Part> {
  let part: Part | null = null
  let fetching: Promise<Part> | null = null
  const fetchOnce = async () => {
    try {
      const [fetched] = await Promise.all([fetchPart(load), allSentences()])
      part = fetched
      return part
    } finally {
      fetching = null
    }
  }
  const fetch = async () => {
    if (part !== null) return part
    fetching ??= fetchOnce()
    return fetching
  }
  const preload = async () => {
    await fetch().catch(() => undefined)
  }
  return { current: () => part, fetch, preload }
}

/**
 * `part` is null until it has loaded. If loading failed, `missing` has the props of MissingPart, which
 * retries. Uses state rather than Suspense, because React shows a fallback for at least 300 ms.
 */
export function usePart<Part>(source: PartSource<Part>, wanted = true) {
  const [fetched, setFetched] = useState(source.current)
  // Another component may have loaded the part. Waiting for the effect would be too late for printing.
  const part = fetched ?? source.current()
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null)

  useLayoutEffect(() => {
    if (part !== null || !wanted) return
    let left = false
    source.fetch().then(
      (next) => !left && setFetched(() => next),
      (error: unknown) => {
        if (left) return
        setFailedAttempt(() => {
          // Thrown by the next render, so that the error boundary catches it.
          if (!(error instanceof PartMissing)) throw error
          return attempt
        })
      },
    )
    return () => {
      left = true
    }
  }, [part, wanted, source, attempt])

  const isMissing = part === null && failedAttempt !== null
  const onRetry = () => setAttempt((count) => count + 1)
  return { part, missing: isMissing ? { trying: attempt > failedAttempt, onRetry } : null }
}

interface LazyPartOptions {
  /** Renders the placeholder. A function, because the placeholder's module may not have been evaluated yet. */
  waiting?: () => ReactNode
  /** By default, `dialog` if the part has an `onClose` prop, else `part`. */
  place?: PartPlace | undefined
}

/** The props of the component that a module exports as `Name`. */
export type PropsOf<Module, Name extends keyof Module> =
  Module[Name] extends ComponentType<infer Props> ? Props & object : never

export type LazyPart<Props> = FunctionComponent<Props> & PartSource<unknown>

/** Creates a component from a module in a separate chunk. Error messages call it `what`. */
export function lazyPart<Module, Name extends keyof Module>(
  what: PartName,
  load: () => Promise<Module>,
  name: Name,
  { waiting, place }: LazyPartOptions = {},
): LazyPart<PropsOf<Module, Name>> {
  type Props = PropsOf<Module, Name>
  const source = partSource(load)
  const absent = ({ onClose }: { onClose?: () => void }) => ({
    what: uiWords.parts[what],
    place: place ?? (onClose ? 'dialog' : 'part'),
    onClose,
  })
  function Body(props: Props) {
    const { part, missing } = usePart(source)
    if (part) {
      const Loaded = part[name] as ComponentType<Props>
      return <Loaded {...props} />
    }
    if (!missing) return waiting?.() ?? null
    return <MissingPart {...absent(props)} {...missing} />
  }
  function Part(props: Props) {
    return (
      <ErrorBoundary
        broken={(error, again) => <BrokenPart {...absent(props)} error={error} onRetry={again} />}
      >
        <Body {...props} />
      </ErrorBoundary>
    )
  }
  return Object.assign(Part, source)
}
