import { useLocation } from 'wouter'
import type { CountryCode } from '#src/domain/countries.ts'
import type { SearchQuery } from '#src/domain/search/phrases.ts'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { findCheckTarget, findSearchTarget, type LookupTarget } from './lookup-targets.ts'

interface KeywordActs {
  /** Opens a fresh stored check if there is one, else a new one. */
  check(word: string): Promise<void>
  /** Opens a search for `word` of the hook's `type`, or for related searches if the plan does not include that type. */
  findMore(word: string): Promise<void>
}

export function useKeywordActs(type: SearchQuery['type'], country: CountryCode): KeywordActs {
  const [, navigate] = useLocation()
  const { run } = useOneAtATime()
  const open = ({ path, state }: LookupTarget) => navigate(path, { state })
  return {
    check: (word) => run(() => findCheckTarget(word, country), open),
    findMore: (word) => run(() => findSearchTarget(word, type, country), open),
  }
}
