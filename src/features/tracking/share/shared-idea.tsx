import { useEffect, useRef, useState } from 'react'
import { defaultCountry } from '#src/domain/countries.ts'
import { ideaPath } from '#src/domain/ideas/idea-link.ts'
import type { SharedTikTok } from '#src/domain/ranking/tiktok-links.ts'
import { PhraseField } from '#src/parts/search/phrase-field.tsx'
import { useKeywordActs } from '#src/parts/search/use-keyword-act.ts'
import { usePhraseForm } from '#src/parts/search/use-phrase-form.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { useFollowed } from '#src/parts/tracking/change/tracked-fields.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { priceWords } from '#src/words/billing/prices.ts'
import { linkName } from '#src/words/ideas/idea-name.ts'
import { keywordSheetWords } from '#src/words/keywords/keyword-sheet.ts'
import { keyPhraseFormWords } from '#src/words/tracking/key-phrase-form.ts'
import { sharePageWords } from '#src/words/tracking/share-page.ts'
import { nameSavedVideo, phraseSavedLink, saveLink } from './actions.ts'

interface SharedIdeaProps {
  link: SharedTikTok | null
  /** The link is saved once the user stops typing, because a partly typed link may be valid too. */
  isTyping: boolean
  /** The shared text; '' if it contains a link. */
  phrase: string
}

export function SharedIdea({ link, isTyping, phrase }: SharedIdeaProps) {
  const [found, setFound] = useState(link)
  const [saved, setSaved] = useState<string | null>(null)
  const saving = useRef<Promise<string | null>>(null)
  const following = useFollowed(found?.short_url ?? null, async (named) => {
    const id = await saving.current
    if (id) await nameSavedVideo(id, named)
    setFound(named)
  })
  const acts = useKeywordActs('basic', defaultCountry)
  useEffect(() => {
    if (!link || isTyping || saving.current) return
    saving.current = saveLink(link)
    void saving.current.then(setSaved)
  }, [link, isTyping])

  const { field, submit } = usePhraseForm(async (wanted) => {
    const id = await saving.current
    if (id) await phraseSavedLink(id, wanted)
    void acts.check(wanted)
  }, phrase)
  const name = found && linkName({ ...found, video_id: found.video_id ?? found.short_url })
  return (
    <form className="mt-4 flex flex-col gap-4 first:mt-0" onSubmit={submit}>
      {name && (
        <p role="status">
          <bdi>{saved ? sharePageWords.saved(name) : name}</bdi>
        </p>
      )}
      {found?.short_url && <p className="text-14 text-quiet">{keyPhraseFormWords.shortLink[following]}</p>}
      <p className="text-14 text-quiet">{sharePageWords.rankFor}</p>
      <PhraseField {...field} />
      <div className="grid gap-2 sm:flex">
        <Button variant="primary" type="submit">
          {keywordSheetWords.checkFor(priceWords.credits(1))}
        </Button>
        {saved && <ButtonLink href={ideaPath(saved)}>{sharePageWords.openIdea}</ButtonLink>}
      </div>
    </form>
  )
}
