import { useMemo, useState } from 'react'
import { firstPlaces, shareOfVoice, type Voice } from '#src/domain/tracking/share-of-voice.ts'
import { percentages } from '#src/lib/locale.ts'
import { ToneBadge } from '#src/parts/ranking/tone-badge.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { besidePanelWords } from '#src/words/key-phrase/beside-panels.ts'
import type { PhraseView } from '../use-phrase-view.ts'
import { Competitors } from './competitors.tsx'

const maxFirst = 5
/** Invisible lines that reserve space until the first accounts are loaded. */
const standIns: readonly Voice[] = Array.from({ length: maxFirst }, (_, n) => ({
  username: String(n),
  places: 0,
  share: 0,
  checks: 1,
  best: 1,
}))

interface VoiceLineProps extends Pick<PhraseView, 'follow'> {
  voice: Voice
}

function VoiceLine({ voice: { username, share, checks, best }, follow }: VoiceLineProps) {
  return (
    <li className="flex items-center gap-3 border-line border-b py-2 last:border-b-0">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <bdi className="min-w-0 truncate font-medium text-14">@{username}</bdi>
          {follow.isOwn(username) && <ToneBadge tone="account" />}
          <span className="ml-auto text-14 tabular-nums">{percentages().format(share)}</span>
        </p>
        <div className="mt-1 h-1 rounded-md bg-wash" aria-hidden="true">
          <div className="h-1 rounded-md bg-accent" style={{ width: `${100 * share}%` }} />
        </div>
        <p className="mt-1 text-12 text-quiet">{besidePanelWords.seen(checks, best)}</p>
      </div>
      {follow.isFollowed(username) ? (
        <span className="w-20 text-center text-14 text-quiet">{besidePanelWords.following}</span>
      ) : (
        <span className="w-20 text-center">
          {follow.canFollow(username) && (
            <Button
              variant="quiet"
              aria-label={besidePanelWords.followOne(username)}
              onClick={() => follow.follow(username)}
            >
              {besidePanelWords.follow}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}

export function VoicePanel({ range, ranked, follow }: Pick<PhraseView, 'range' | 'ranked' | 'follow'>) {
  const [all, setAll] = useState(false)
  const shownFirst = useWide() ? maxFirst : 3
  const { accounts, wanted, reading } = ranked
  const voices = useMemo(() => shareOfVoice([...accounts.values()]), [accounts])
  const isAwaited = reading && voices.length === 0
  const known = all ? voices : voices.slice(0, shownFirst)
  const shown = isAwaited ? standIns.slice(0, shownFirst) : known
  const days = range === 'all' ? null : Number(range)

  return (
    <Panel title={besidePanelWords.voice}>
      <p className="text-14 text-quiet" role="status">
        {reading
          ? besidePanelWords.reading(accounts.size, wanted)
          : besidePanelWords.share(firstPlaces, days, accounts.size, wanted)}
      </p>
      <div className={isAwaited ? 'invisible' : undefined}>
        <ul className="mt-2">
          {shown.map((voice) => (
            <VoiceLine key={voice.username} voice={voice} follow={follow} />
          ))}
        </ul>
        {(isAwaited || voices.length > shownFirst) && (
          <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? besidePanelWords.showFewer : besidePanelWords.showAll(voices.length)}
          </Button>
        )}
      </div>
      <Competitors follow={follow} reading={reading} />
    </Panel>
  )
}
