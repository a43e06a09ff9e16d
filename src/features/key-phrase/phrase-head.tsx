import { useState } from 'react'
import { countryName } from '#src/domain/countries.ts'
import { VideoCover } from '#src/parts/tracking/tracked-cover.tsx'
import { MenuButton } from '#src/ui/controls/menu-button.tsx'
import { Badge } from '#src/ui/layout/badge.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { keyPhrasePageWords } from '#src/words/key-phrase/key-phrase-page.ts'
import { followedText } from '#src/words/tracking/followed.ts'
import { statusText } from '#src/words/tracking/key-phrase-status.ts'
import { useTrackedVideo } from './position/use-tracked-video.ts'
import type { KeyPhraseFacts } from './use-key-phrase.ts'

const PhraseMenu = lazyPart('menu', () => import('./phrase-menu.tsx'), 'PhraseMenu', { place: 'quiet' })

const PostDialog = lazyPart('picture', () => import('./picture/post-dialog.tsx'), 'PostDialog')

export function PhraseHead({ facts, onEdit }: { facts: KeyPhraseFacts; onEdit: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [picturing, setPicturing] = useState(false)
  const { phrase } = facts
  const { keyword, country, status } = phrase
  const { row: video, isFound } = useTrackedVideo(facts)
  return (
    <header className="-mb-1 flex items-start gap-3">
      {isFound && <VideoCover src={video?.dynamic_cover ?? null} width={48} height={64} />}
      <div className="min-w-0 grow">
        <h1 className="text-20 lg:text-25">
          <bdi>{keyword}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-quiet">
          {[countryName(country), status && statusText(phrase)].filter(Boolean).join(' · ')}
          {!status && <Badge tone="warning">{statusText(phrase)}</Badge>}
        </p>
        {video ? (
          <p className="line-clamp-1 text-14 text-quiet lg:line-clamp-2" title={video.full_description}>
            <bdi className="text-ink">@{video.username}</bdi> <span dir="auto">{video.full_description}</span>
          </p>
        ) : (
          <p className="truncate text-14 text-quiet empty:hidden">{followedText(phrase)}</p>
        )}
      </div>
      <MenuButton
        label={keyPhrasePageWords.more(keyword)}
        onPress={(pressed) => setAnchor(anchor ? null : pressed)}
        className="-mt-2 -mr-2 aria-expanded:bg-wash aria-expanded:text-ink"
      />
      {anchor && (
        <PhraseMenu
          {...{ facts, anchor, onEdit }}
          onPicture={() => setPicturing(true)}
          onClose={() => setAnchor(null)}
        />
      )}
      {picturing && <PostDialog facts={facts} onClose={() => setPicturing(false)} />}
    </header>
  )
}
