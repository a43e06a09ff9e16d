import { useLiveQuery } from 'dexie-react-hooks'
import { X } from 'lucide-react'
import type { FormEvent } from 'react'
import { Link } from 'wouter'
import { readOwnAccount } from '#src/domain/account/own-accounts.ts'
import { smallestPlanWith } from '#src/domain/account/plans.ts'
import { links } from '#src/domain/shell/routes.ts'
import { readLikelyAccounts, saveOwnAccounts } from '#src/parts/account/actions.ts'
import { OwnAccountField } from '#src/parts/account/own-account-question.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { useCheckedText } from '#src/ui/hooks/use-checked-text.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ownAccountWords } from '#src/words/account/own-accounts.ts'
import { planTitle } from '#src/words/billing/plan-names.ts'
import type { AccountFacts } from './facts.tsx'

function AddAccount({ declared }: { declared: readonly string[] }) {
  const likely = useLiveQuery(readLikelyAccounts) ?? []
  const add = (account: string) => void saveOwnAccounts([...declared, account])
  const { field, refuse } = useCheckedText()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const account = readOwnAccount(field.value)
    if (account === null) return refuse(ownAccountWords.problem)
    field.onChange('')
    if (!declared.includes(account)) add(account)
  }
  return (
    <>
      <form className="flex max-w-md items-start gap-3" onSubmit={submit}>
        <div className="grow">
          <OwnAccountField label={ownAccountWords.add} {...field} />
        </div>
        <div className="pt-6.5">
          <Button type="submit">{ownAccountWords.addButton}</Button>
        </div>
      </form>
      {likely.slice(0, 3).map((account) => (
        <Button key={account} variant="quiet" onClick={() => add(account)}>
          <bdi className="wrap-anywhere">{ownAccountWords.addTracked(account)}</bdi>
        </Button>
      ))}
    </>
  )
}

export function OwnAccountsPanel({ profile, plan, plans }: AccountFacts) {
  const declared = profile.own_accounts ?? []
  const room = plan?.own_accounts ?? 1
  const larger = smallestPlanWith(plans, ({ own_accounts }) => own_accounts > room)
  return (
    <Panel title={ownAccountWords.title}>
      <div className="flex flex-col items-start gap-3">
        {declared.length === 0 && <p className="text-14 text-quiet">{ownAccountWords.why}</p>}
        {declared.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label={ownAccountWords.title}>
            {declared.map((account) => (
              <li
                key={account}
                className="flex items-center gap-2 rounded-md border border-line pl-3 text-14"
              >
                <bdi className="wrap-anywhere">@{account}</bdi>
                <IconButton
                  label={ownAccountWords.remove(account)}
                  onClick={() => void saveOwnAccounts(declared.filter((other) => other !== account))}
                >
                  <X size={16} aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        {declared.length < room ? (
          <AddAccount declared={declared} />
        ) : (
          <p className="text-14 text-quiet">
            {ownAccountWords.full(room)}{' '}
            {larger && ownAccountWords.larger(planTitle(larger.level), larger.own_accounts)}
          </p>
        )}
        <Link href={links.brandWords()} className="flex target items-center text-link">
          {ownAccountWords.nextToName}
        </Link>
      </div>
    </Panel>
  )
}
