import { useState } from 'react'
import { countryName } from '#src/domain/countries.ts'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { VideoCover } from '#src/parts/tracking/tracked-cover.tsx'
import { MenuButton } from '#src/ui/controls/menu-button.tsx'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { Badge } from '#src/ui/layout/badge.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { keyPhrasePageWords } from '#src/words/key-phrase/key-phrase-page.ts'
import { followedText } from '#src/words/tracking/followed.ts'
import { statusText } from '#src/words/tracking/key-phrase-status.ts'
import { useTrackedVideo } from './position/use-tracked-video.ts'
import type { KeyPhraseFacts } from './use-key-phrase.ts'

const PhraseMenu = lazyPart('menu', () => import('./phrase-menu.tsx'), 'PhraseMenu', { place: 'quiet' })

const PostDialog = lazyPart('picture', () => import('./picture/post-dialog.tsx'), 'PostDialog')

interface FollowedLineProps {
  phrase: KeyPhraseRow
  video: RankingRow | null
}

function FollowedLine({ phrase, video }: FollowedLineProps) {
  if (!video) return <p className="truncate text-14 text-quiet empty:hidden">{followedText(phrase)}</p>
  return (
    <p className="line-clamp-1 text-14 text-quiet lg:line-clamp-2" title={video.full_description}>
      <bdi className="text-ink">@{video.username}</bdi> <span dir="auto">{video.full_description}</span>
    </p>
  )
}

interface PhraseHeadProps {
  facts: KeyPhraseFacts
  onEdit: () => void
}

const dots = 'M5 12h.01M12 12h.01M19 12h.01'

export function PhraseHead({ facts, onEdit }: PhraseHeadProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [picturing, setPicturing] = useState(false)
  const { phrase } = facts
  const { keyword, country, status } = phrase
  const video = useTrackedVideo(facts)
  return (
    <header className="-mb-1 flex items-start gap-3">
      {video.isFound && <VideoCover src={video.row?.dynamic_cover ?? null} width={48} height={64} />}
      <div className="min-w-0 grow">
        <h1 className="text-20 lg:text-25">
          <bdi>{keyword}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-quiet">
          {[countryName(country), status && statusText(phrase)].filter(Boolean).join(' · ')}
          {!status && <Badge tone="warning">{statusText(phrase)}</Badge>}
        </p>
        <FollowedLine phrase={phrase} video={video.row} />
      </div>
      <MenuButton
        label={keyPhrasePageWords.more(keyword)}
        onPress={(pressed) => setAnchor(anchor ? null : pressed)}
        className="-mt-2 -mr-2 aria-expanded:bg-wash aria-expanded:text-ink"
      >
        <LineIcon drawing={dots} size={20} stroke={3} />
      </MenuButton>
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
