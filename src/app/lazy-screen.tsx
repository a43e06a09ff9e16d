import { type ComponentType, use } from 'react'
import { PartMissing } from '#src/lib/fetch-part.ts'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'
import { lazyPart, type PartSource } from '#src/ui/loading/lazy-part.tsx'
import { prerendered } from '#src/ui/loading/prerendered.tsx'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { shellWords } from '#src/words/shell/shell.ts'

export interface LazyScreen {
  Screen: ComponentType
  /** Never rejects. */
  preload(): Promise<void>
}

const maxPauseMs = 30_000

async function arrival(source: PartSource<unknown>): Promise<void> {
  for (let pauseMs = 2_000; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    try {
      return void (await source.fetch())
    } catch (error) {
      // Any other error ends the wait: the screen reports it when it renders.
      if (!(error instanceof PartMissing)) return
    }
    await new Promise<unknown>((resolve) => {
      setTimeout(resolve, pauseMs)
      addEventListener('online', resolve, { once: true })
    })
  }
}

export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen {
  const Part = lazyPart<Record<string, ComponentType>, string>('screen', load, name, {
    waiting: () => <Spinner label={shellWords.loading} />,
    place: 'screen',
  })
  let here: Promise<void> | null = null
  function Screen() {
    const hydrated = useHydrated()
    // Keeps a prerendered screen unchanged until its code has loaded. The app around it already works.
    if (!hydrated && Part.current() === null) {
      here ??= arrival(Part)
      use(here)
    }
    return <Part />
  }
  return { Screen, preload: Part.preload }
}

/** If prerendered, the screen stays unchanged and its code is not fetched. */
export function staticScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen {
  return { Screen: prerendered('screen', 'screen', load, name, 'screen'), preload: async () => undefined }
}
