import { type FormEvent, useEffect, useState } from 'react'
import { defaultCountry } from '#src/domain/countries.ts'
import type { SharedTikTok } from '#src/domain/ranking/tiktok-links.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { PhraseField } from '#src/parts/search/phrase-field.tsx'
import { useKeywordActs } from '#src/parts/search/use-keyword-act.ts'
import { useFollowed } from '#src/parts/tracking/change/tracked-fields.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { priceWords } from '#src/words/billing/prices.ts'
import { keywordSheetWords } from '#src/words/keywords/keyword-sheet.ts'
import { phraseWords } from '#src/words/search/phrases.ts'
import { keyPhraseFormWords } from '#src/words/tracking/key-phrase-form.ts'
import { sharePageWords } from '#src/words/tracking/share-page.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import { saveIdea } from '../actions.ts'

/** The account and video of a link, in one line. */
export function linkName({ account_name, video_id, short_url }: Omit<SharedTikTok, 'rest'>): string {
  if (short_url) return sharePageWords.shortLink(short_url.replace('https://', ''))
  const parts = [account_name && `@${account_name}`, video_id && trackedListWords.video(video_id)]
  return parts.filter(Boolean).join(' · ')
}

interface SharedIdeaProps {
  link: SharedTikTok | null
  /** The shared text if it has no link. */
  phrase: string
}

/** What a user shares whose plan tracks nothing: saved, with the one check that shows its rank. */
export function SharedIdea({ link, phrase }: SharedIdeaProps) {
  const [found, setFound] = useState(link)
  const [text, setText] = useState(phrase)
  const [saved, setSaved] = useState(false)
  const [problem, setProblem] = useState<string>()
  const short = link?.short_url ?? null
  const following = useFollowed(found?.short_url ?? null, setFound)
  const acts = useKeywordActs('basic', defaultCountry)
  useEffect(() => {
    if (found) void saveIdea(found, short).then(setSaved)
  }, [found, short])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = normalisePhrase(text)
    if (wanted === '') return setProblem(phraseWords.missing)
    void acts.check(wanted)
  }
  return (
    <form className="mt-4 flex flex-col gap-4 first:mt-0" onSubmit={submit}>
      {found && (
        <p role="status">
          <bdi>{saved ? sharePageWords.saved(linkName(found)) : linkName(found)}</bdi>
        </p>
      )}
      {found?.short_url && <p className="text-14 text-quiet">{keyPhraseFormWords.shortLink[following]}</p>}
      <p className="text-14 text-quiet">{sharePageWords.rankFor}</p>
      <PhraseField
        value={text}
        error={problem}
        onChange={(value) => {
          setText(value)
          setProblem(undefined)
        }}
      />
      <div className="grid sm:flex">
        <Button type="submit">{keywordSheetWords.checkFor(priceWords.credits(1))}</Button>
      </div>
    </form>
  )
}
