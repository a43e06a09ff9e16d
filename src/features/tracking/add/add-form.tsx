import { type FormEvent, useState } from 'react'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { type CountryCode, countryCodes, defaultCountry } from '#src/domain/countries.ts'
import { maxPhraseLength } from '#src/domain/input-limits.ts'
import { readTikTokText, type SharedTikTok } from '#src/domain/ranking/tiktok-links.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { links } from '#src/domain/shell/routes.ts'
import {
  type PhraseProblem,
  phraseProblem,
  readTags,
  readTracked,
} from '#src/domain/tracking/key-phrase-draft.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { isComingBack } from '#src/lib/typed/kept-screen.ts'
import { CountryField } from '#src/parts/search/country-field.tsx'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { addTracked } from '#src/parts/tracking/add/actions.ts'
import { isPasted, TrackedFields, withLink } from '#src/parts/tracking/change/tracked-fields.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { keyPhraseFormWords, phraseProblemText } from '#src/words/tracking/key-phrase-form.ts'
import { trackingPageWords } from '#src/words/tracking/tracking-page.ts'
import { type Draft, useDrafted } from './draft.ts'

interface AddFormProps {
  prefill: { keyword?: string; country?: CountryCode | null; link?: SharedTikTok | null }
  /** The account of the newest key phrase that has an account. Suggested if there is no link. */
  usualAccount?: string
  /** Overrides `prefill`. */
  draft?: Draft
  plan: PlanRow | null
  takesFocus?: boolean
  onAdded: (account: string | null) => void
}

/** Returns all countries if the plan is unknown or does not include tracking. */
export function trackableCountries(plan: PlanRow | null): CountryCode[] {
  const allowed = plan && plan.active_key_phrases > 0 ? plan.countries : countryCodes
  return countryCodes.filter((code) => allowed.includes(code))
}

function linkedPart(account: string, video: string): keyof typeof keyPhraseFormWords.linkTaken {
  if (readTikTokText(video)?.short_url) return 'short'
  if (account && video) return 'both'
  return video ? 'video' : 'account'
}

function MoreSummary({ account, video, isOpen }: { account: string; video: string; isOpen: boolean }) {
  const followed = [account && `@${account.replace(/^@/, '')}`, video].filter(Boolean).join(' · ')
  return (
    <span className="min-w-0 truncate text-14">
      {keyPhraseFormWords.more}
      {!isOpen && followed && <bdi className="ml-2 text-quiet">{followed}</bdi>}
    </span>
  )
}

function TwinNotice({ twin }: { twin: KeyPhraseRow }) {
  const { before, after } = keyPhraseFormWords.tracked(!twin.status)
  return (
    <Notice
      role="alert"
      tone="info"
      action={<ButtonLink href={links.keyPhrase(twin.id)}>{keyPhraseFormWords.open}</ButtonLink>}
    >
      {before}
      <bdi>{twin.keyword}</bdi>
      {after}
    </Notice>
  )
}

/** A TikTok link pasted into the phrase, account or video field fills in the account, the video or both. */
export function AddForm({ prefill, usualAccount = '', draft, plan, takesFocus, onAdded }: AddFormProps) {
  const [keyword, setKeyword] = useDrafted(draft, 'keyword', prefill.keyword ?? '')
  const [country, setCountry] = useDrafted(draft, 'country', prefill.country ?? defaultCountry)
  const { link } = prefill
  const usual = { account: link ? '' : usualAccount, video: '', tags: '' }
  const [tracked, setTracked] = useDrafted(draft, 'tracked', link ? withLink(usual, link) : usual)
  const { account, video, tags } = tracked
  const [isLinked, setLinked] = useState(Boolean(link))
  // The optional fields start collapsed if a link contained both account and video, or if only the usual
  // account is set. Tags and restored input must be visible.
  const [more, setMore] = useState(() => {
    const isKnown = isLinked
      ? linkedPart(account, video) === 'both'
      : account !== '' && account === usualAccount && video === ''
    return !isKnown || tags !== '' || ['account_name', 'video_id', 'tags'].some(isComingBack)
  })
  const [problem, setProblem] = useState<PhraseProblem | null>(null)
  const { busy, run } = useOneAtATime()
  const [twin, setTwin] = useState<KeyPhraseRow | null>(null)
  function takePhrase(text: string) {
    const pasted = isPasted(keyword, text) ? readTikTokText(text) : null
    setProblem(null)
    if (!pasted) return setKeyword(text)
    setLinked(true)
    setMore(true)
    setTracked(withLink(tracked, pasted))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTwin(null)
    const wrong = phraseProblem(keyword)
    setProblem(wrong)
    if (wrong) return
    const followed = { ...readTracked(account, video), tags: readTags(tags) }
    const entered = { keyword: normalisePhrase(keyword), country, ...followed }
    void run(
      () => addTracked([entered]),
      (outcome) => {
        if (outcome.kind === 'tracked') setTwin(outcome.row)
        if (outcome.kind !== 'added') return
        setKeyword('')
        onAdded(entered.account_name)
      },
    )
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit} onChange={() => setTwin(null)} noValidate>
      <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          label={keyPhraseFormWords.phrase}
          name="keyword"
          autoFocus={takesFocus}
          required
          maxLength={maxPhraseLength}
          autoCapitalize="none"
          value={keyword}
          onChange={takePhrase}
          hint={
            isLinked && !prefill.keyword
              ? keyPhraseFormWords.linkTaken[linkedPart(account, video)]
              : keyPhraseFormWords.phraseHint
          }
          error={problem ? phraseProblemText(problem) : undefined}
        />
        <CountryField countries={trackableCountries(plan)} value={country} onChange={setCountry} />
      </div>
      <Disclosure
        summary={<MoreSummary account={account} video={video} isOpen={more} />}
        open={more}
        onToggle={setMore}
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <TrackedFields value={tracked} onChange={setTracked} />
        </div>
      </Disclosure>
      <div className="grid sm:flex">
        <Button variant="primary" type="submit" busy={busy}>
          {keyPhraseFormWords.add}
        </Button>
      </div>
      {twin && <TwinNotice twin={twin} />}
    </form>
  )
}

export function PlanRoom({ active, plan }: { active: number; plan: PlanRow | null }) {
  if (!plan) return null
  return <p className="text-14 text-quiet">{trackingPageWords.room(active, plan.active_key_phrases)}</p>
}
