import { fetchPart, PartMissing } from '#src/lib/fetch-part.ts'

/** The code is loaded on demand; if that fails, a later pull tries again. */
export async function keepToWindow(signal?: AbortSignal, asked?: ReadonlySet<string>): Promise<void> {
  const code = await fetchPart(() => import('./leave-checks.ts'), { mayReload: false }).catch(
    (error: unknown) => {
      if (!(error instanceof PartMissing)) throw error
    },
  )
  await code?.leaveChecks(signal, asked)
}
