import { useLocation } from 'wouter'
import type { CountryCode } from '#src/domain/countries.ts'
import type { SearchQuery } from '#src/domain/search/phrases.ts'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { findCheckTarget, findSearchTarget, type LookupTarget } from './lookup-targets.ts'

export function useKeywordActs(type: SearchQuery['type'], country: CountryCode) {
  const [, navigate] = useLocation()
  const { run } = useOneAtATime()
  const open = ({ path, state }: LookupTarget) => navigate(path, { state })
  return {
    check: (word: string) => run(() => findCheckTarget(word, country), open),
    findMore: (word: string) => run(() => findSearchTarget(word, type, country), open),
  }
}
