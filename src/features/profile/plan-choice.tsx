import { useId } from 'react'
import { formatPrice } from '#src/domain/account/plans.ts'
import type { PlanRow, SubscriptionLevel } from '#src/domain/account/rows.ts'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { planFacts, planWords } from '#src/words/billing/plans.ts'

interface PlanChoiceProps {
  levels: readonly SubscriptionLevel[]
  /** Empty until the first pull. */
  plans: readonly PlanRow[]
  value: SubscriptionLevel
  onChange: (level: SubscriptionLevel) => void
}

export function PlanChoice({ levels, plans, value, onChange }: PlanChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-14">{planWords.plan}</legend>
      <div className="flex flex-col gap-2">
        {levels.map((level) => {
          const plan = plans.find((one) => one.level === level)
          return (
            <label
              key={level}
              className="flex cursor-pointer gap-3 rounded-md border border-edge bg-raised p-3 has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                value={level}
                checked={value === level}
                onChange={() => onChange(level)}
                className="mt-0.5 size-5 shrink-0 outline-none dense:size-4"
              />
              <span className="min-w-0">
                <span className="flex flex-wrap gap-x-2 font-medium">
                  {planTitle(level)}
                  {plan && (
                    <span className="tabular-nums">
                      {plan.monthly_price_pence === 0
                        ? planWords.noCard
                        : planWords.monthly(formatPrice(plan.monthly_price_pence))}
                    </span>
                  )}
                </span>
                {plan && <span className="block text-14 text-quiet">{planFacts(plan).join(' · ')}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
