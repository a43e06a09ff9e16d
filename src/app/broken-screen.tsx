import { BrokenPart } from '#src/ui/layout/missing-part.tsx'

/** Stands where a screen was that an error broke. */
export function BrokenScreen(broken: { error: Error; onRetry: () => void }) {
  return <BrokenPart what="this screen" place="screen" {...broken} />
}
