import { useLiveQuery } from 'dexie-react-hooks'
import { Copy, ListOrdered, TextSearch } from 'lucide-react'
import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { readAllowance } from '#src/db/reads/profile.ts'
import { isSpent } from '#src/domain/account/credits.ts'
import type { CountryCode } from '#src/domain/countries.ts'
import { normalisePhrase, type SearchQuery } from '#src/domain/search/phrases.ts'
import { links } from '#src/domain/shell/routes.ts'
import type { KeywordMarks } from '#src/domain/tracking/keyword-marks.ts'
import { now } from '#src/lib/clock.ts'
import { formatDate } from '#src/lib/format.ts'
import { bulb, makeIdea } from '#src/parts/ideas/make-idea.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { priceWords } from '#src/words/billing/prices.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { ideaNotingWords } from '#src/words/ideas/idea-noting.ts'
import { keywordSheetWords } from '#src/words/keywords/keyword-sheet.ts'
import { copyPhrases } from './actions.ts'
import { TrackChoice, type TrackChoices } from './track-choice.tsx'
import { useKeywordActs } from './use-keyword-act.ts'

const KeywordOpportunity = lazyPart(
  'insight',
  () => import('./keyword-opportunity.tsx'),
  'KeywordOpportunity',
  { place: 'quiet' },
)

interface KeywordSheetProps {
  word: string
  type: SearchQuery['type']
  country: CountryCode
  facts: readonly { name: string; value: string }[]
  marks: KeywordMarks | undefined
  choices: TrackChoices
  onClose: () => void
}

export function KeywordSheet(props: KeywordSheetProps) {
  const { word, type, country, facts, marks, choices, onClose } = props
  const known = useLiveQuery(async () => ({ ...(await readAllowance()), rows: await listKeyPhrases() }))
  const acts = useKeywordActs(type, country)
  // Waits for the tracking form's data, because the dialog focuses its first control when it opens.
  if (!known) return null
  const { plan, usage, rows } = known
  const spent = isSpent(usage, now())
  const finish = (work: Promise<void>) => {
    void work
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={word}>
      <TrackChoice
        word={word}
        country={type === 'autocomplete' ? country : null}
        plan={plan}
        rows={rows}
        tracked={marks?.tracked ?? null}
        choices={choices}
        onTracked={onClose}
      />
      <div className="flex flex-col gap-2">
        {marks?.checked && (
          <ButtonLink href={links.searchResultsCheck(marks.checked.id)}>
            {keywordSheetWords.openCheck(formatAge(marks.checked.at, now()))}
          </ButtonLink>
        )}
        <Button disabled={spent} onClick={() => void acts.check(word)}>
          <ListOrdered size={18} aria-hidden="true" />
          {keywordSheetWords.checkFor(priceWords.credits(1))}
        </Button>
        <Button disabled={spent} onClick={() => void acts.findMore(word)}>
          <TextSearch size={18} aria-hidden="true" />
          {keywordSheetWords.findMoreFor(priceWords.credits(1))}
        </Button>
        {spent && (
          <p className="text-14 text-quiet">{keywordSheetWords.noCredits(formatDate(usage.resets_at))}</p>
        )}
        <Button onClick={() => finish(makeIdea({ phrase: normalisePhrase(word), country }))}>
          <LineIcon drawing={bulb} size={18} />
          {ideaNotingWords.make}
        </Button>
        <Button onClick={() => finish(copyPhrases([word]))}>
          <Copy size={18} aria-hidden="true" />
          {keywordSheetWords.copy}
        </Button>
      </div>
      <KeywordOpportunity word={word} country={country} />
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-14">
        {facts.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-12 text-quiet">{name}</dt>
            <dd className="break-words">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
