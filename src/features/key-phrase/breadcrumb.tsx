import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { keyPhrasePageWords } from '#src/words/key-phrase/key-phrase-page.ts'
import { placeWords } from '#src/words/shell/places.ts'

const step = 'inline-flex target items-center text-link'

/** Hidden on small screens, where the header has a back link. */
export function Breadcrumb({ phrase }: { phrase?: string }) {
  return (
    <nav aria-label={keyPhrasePageWords.breadcrumb} className="mb-2 text-14 max-lg:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link href={routes.dashboard} className={step}>
            {placeWords.dashboard}
          </Link>
        </li>
        <li className="flex items-center gap-2">
          <ChevronRight size={14} className="text-quiet" aria-hidden="true" />
          <Link href={routes.tiktokRankTracking} className={step}>
            {placeWords.tracking}
          </Link>
        </li>
        {phrase && (
          <li className="flex min-w-0 items-center gap-2">
            <ChevronRight size={14} className="text-quiet" aria-hidden="true" />
            <bdi aria-current="page" className="min-w-0 truncate text-quiet">
              {phrase}
            </bdi>
          </li>
        )}
      </ol>
    </nav>
  )
}
