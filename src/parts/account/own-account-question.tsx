import { useLiveQuery } from 'dexie-react-hooks'
import { type FormEvent, useState } from 'react'
import { readOwnAccount } from '#src/domain/account/own-accounts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { focusPage } from '#src/ui/hooks/focus.ts'
import type { useCheckedText } from '#src/ui/hooks/use-checked-text.ts'
import { ownAccountWords } from '#src/words/account/own-accounts.ts'
import { readLikelyAccounts, saveOwnAccounts } from './actions.ts'

export function OwnAccountField(props: { label: string } & ReturnType<typeof useCheckedText>['field']) {
  return (
    <TextField
      {...props}
      name="own_account"
      placeholder={ownAccountWords.example}
      verbatim
      enterKeyHint="done"
    />
  )
}

export function OwnAccountQuestion() {
  const [likely] = useLiveQuery(readLikelyAccounts) ?? []
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const text = typed ?? (likely ? `@${likely}` : '')
  const answer = (accounts: string[]) => {
    focusPage()
    void saveOwnAccounts(accounts)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const account = readOwnAccount(text)
    if (account === null) return setProblem(ownAccountWords.problem)
    answer([account])
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 sm:grid-cols-[20rem_auto_auto_minmax(0,1fr)]"
      onSubmit={submit}
    >
      <OwnAccountField
        label={ownAccountWords.question}
        value={text}
        onChange={(next) => {
          setTyped(next)
          setProblem(undefined)
        }}
        error={problem}
      />
      <div className="pt-6.5 *:w-full">
        <Button variant="primary" type="submit">
          {ownAccountWords.save}
        </Button>
      </div>
      <p className="self-center text-14 text-quiet sm:order-last sm:pt-6.5">{ownAccountWords.why}</p>
      <div className="-mr-3 text-right sm:pt-6.5">
        <Button variant="quiet" onClick={() => answer([])}>
          {ownAccountWords.skip}
        </Button>
      </div>
    </form>
  )
}
