// Parts of the app whose code is fetched when they are wanted. Each waits, fails and comes back by itself: neither
// missing code nor an error in it reaches what is around the part.
import { type ComponentType, type FunctionComponent, type ReactNode, useLayoutEffect, useState } from 'react'
import { fetchPart, PartMissing } from '#src/lib/fetch-part.ts'
import { type PartName, uiWords } from '#src/words/controls/ui.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { BrokenPart, MissingPart, type PartPlace } from './missing-part.tsx'

export interface PartSource<Part> {
  /** The part, if it has been fetched. */
  current(): Part | null
  /** Throws PartMissing. */
  fetch(): Promise<Part>
  /** Fetches it before it is wanted. Never fails: whoever wants it asks again. */
  preload(): Promise<void>
}

/** Code that `usePart` hands out. */
export function partSource<Part>(load: () => Promise<Part>): PartSource<Part> {
  let part: Part | null = null
  let fetching: Promise<Part> | null = null
  const fetchOnce = async () => {
    try {
      part = await fetchPart(load)
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

interface UsedPart<Part> {
  /** Null until it is here. */
  part: Part | null
  /** Whether it could not be had: show MissingPart, which asks again. */
  missing: boolean
  /** Whether it is being asked for. */
  trying: boolean
  retry(): void
}

/**
 * A part while it is wanted. Waits by state rather than by Suspense: React holds back for 300 ms what has once
 * suspended, and code is mostly here sooner than that.
 */
export function usePart<Part>(source: PartSource<Part>, wanted = true): UsedPart<Part> {
  const [fetched, setFetched] = useState(source.current)
  // Another one of its kind may have brought it: what is wanted for paper has no time to wait.
  const part = fetched ?? source.current()
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null)
  const [crash, setCrash] = useState<{ error: unknown } | null>(null)

  useLayoutEffect(() => {
    if (part !== null || !wanted) return
    let left = false
    source.fetch().then(
      (next) => !left && setFetched(() => next),
      (error: unknown) => {
        if (left) return
        if (error instanceof PartMissing) setFailedAttempt(attempt)
        else setCrash({ error })
      },
    )
    return () => {
      left = true
    }
  }, [part, wanted, source, attempt])

  if (crash) throw crash.error
  const missing = part === null && failedAttempt !== null
  return {
    part,
    missing,
    trying: missing && attempt > failedAttempt,
    retry: () => setAttempt((count) => count + 1),
  }
}

interface LazyPartOptions {
  /**
   * Draws what stands in its place until it is here. Drawn when it is wanted: while the files of the build are still
   * being read, one of them may not have the component yet that another one draws here.
   */
  waiting?: () => ReactNode
  place?: PartPlace | undefined
}

export type LazyPart<Props> = FunctionComponent<Props> & PartSource<ComponentType<Props>>

/** A component in a chunk of its own; `name` is what the reader hears of when it is missing. */
export function lazyPart<Props extends object>(
  name: PartName,
  load: () => Promise<ComponentType<Props>>,
  { waiting, place = 'part' }: LazyPartOptions = {},
): LazyPart<Props> {
  const source = partSource(load)
  function Body(props: Props) {
    const { part: Part, missing, trying, retry } = usePart(source)
    if (Part) return <Part {...props} />
    if (!missing) return waiting?.() ?? null
    return (
      <MissingPart
        {...{ place, trying }}
        what={uiWords.parts[name]}
        onRetry={retry}
        onClose={closeOf(props)}
      />
    )
  }
  function Part(props: Props) {
    return (
      <ErrorBoundary
        broken={(error, again) => (
          <BrokenPart
            {...{ place, error }}
            what={uiWords.parts[name]}
            onRetry={again}
            onClose={closeOf(props)}
          />
        )}
      >
        <Body {...props} />
      </ErrorBoundary>
    )
  }
  return Object.assign(Part, source)
}

function closeOf(props: { onClose?: () => void }): (() => void) | undefined {
  return props.onClose
}
