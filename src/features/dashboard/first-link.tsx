import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { defaultCountry } from '#src/domain/countries.ts'
import type { OwnRank } from '#src/domain/insight/own-ranks.ts'
import { readTikTokText, tiktokAddress } from '#src/domain/ranking/tiktok-links.ts'
import { links } from '#src/domain/shell/routes.ts'
import { accountDraft } from '#src/domain/tracking/key-phrase-draft.ts'
import { addTracked } from '#src/parts/tracking/add/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { dashboardWords, firstLinkWords } from '#src/words/home/dashboard.ts'
import { untrackedText } from '#src/words/news/news.ts'
import type { Home } from './use-home.ts'

export function FirstLink({ home: { firstPhrase, checks, ownRanks, idea } }: { home: Home }) {
  const [, navigate] = useLocation()
  const [text, setText] = useState(idea ?? '')
  const { busy, run } = useOneAtATime()
  const { label, hint, go } = firstLinkWords
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const link = readTikTokText(text)
    if (!link) return text.trim() && navigate(links.rankTracking({ add: text.trim() }))
    const tried = { search_term: firstPhrase ?? '', country: defaultCountry }
    const { search_term, country } = checks[0] ?? tried
    navigate(links.rankTracking({ add: `${tiktokAddress(link)} ${search_term}`.trim(), country }))
  }
  const [own] = ownRanks
  const track = ({ account, search_term, country }: OwnRank) =>
    run(() => addTracked([accountDraft(search_term, country, account)]))
  return (
    <form className="flex max-w-2xl flex-col gap-3" onSubmit={submit}>
      {own && (
        <div className="mb-3 flex items-center justify-between gap-3 rounded-md bg-accent-wash p-3">
          <p className="min-w-0 break-words">{untrackedText(ownRanks)}</p>
          <div className="shrink-0">
            <Button variant="primary" busy={busy} onClick={() => void track(own)}>
              {dashboardWords.stepButtons.track}
            </Button>
          </div>
        </div>
      )}
      <TextField
        label={label}
        name="link"
        inputMode="url"
        enterKeyHint="go"
        autoCapitalize="none"
        required
        value={text}
        onChange={setText}
        hint={hint}
      />
      <div className="grid sm:flex">
        <Button type="submit" variant={own ? 'secondary' : 'primary'}>
          {go}
        </Button>
      </div>
    </form>
  )
}
