import { type FormEvent, useState } from 'react'
import type { ProfileRow } from '#src/domain/account/rows.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { accountWords } from '#src/words/account/account.ts'
import { saveConsent } from './actions.ts'

export function ConsentForm({ profile }: { profile: ProfileRow }) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  if (chosen === profile.marketing_consent) setChosen(null)
  const consent = chosen ?? profile.marketing_consent
  const { busy, run } = useOneAtATime()

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(() => saveConsent(consent))
  }

  return (
    <form className="flex flex-col items-start gap-4" onSubmit={submit}>
      <Checkbox label={accountWords.news} name="marketing_consent" checked={consent} onChange={setChosen} />
      <Button type="submit" busy={busy}>
        {accountWords.save}
      </Button>
    </form>
  )
}
