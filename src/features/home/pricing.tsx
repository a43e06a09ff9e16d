import { Check, Minus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { PlanRow, SubscriptionLevel } from '#src/domain/account/rows.ts'
import { addressIn } from '#src/domain/shell/addresses.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { currentLocale } from '#src/lib/locale.ts'
import { preloaded } from '#src/state/preloaded-content.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { pricingWords } from '#src/words/landing/pricing.ts'
import { planCard } from './plan-card.ts'

/** `level` is that of the signed-in user's plan; null for visitors or if unknown. */
export function Pricing({ level = null }: { level?: SubscriptionLevel | null }) {
  const plans = usePlans()
  const own = plans?.find((plan) => plan.level === level)
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="scroll-mt-20 py-8 lg:py-12">
      <h2 id="pricing-title" className="text-25 lg:text-31">
        {pricingWords.title}
      </h2>
      <p className="mt-3 max-w-2xl text-quiet">{pricingWords.lead}</p>
      {/* Side by side even on a phone, so that plans can be compared without scrolling far. */}
      <ul className="scroll-edge -mx-4 mt-6 flex snap-x gap-3 overflow-x-auto px-4 md:mx-0 md:mt-8 md:grid md:grid-cols-3 md:gap-6 md:px-0">
        {(plans ?? []).map((plan, index) => {
          const card = planCard(plan, plans?.[index - 1])
          return (
            <li
              key={card.level}
              className="flex w-[86%] shrink-0 snap-center flex-col rounded-md border border-line bg-raised p-5 md:w-auto md:p-6"
            >
              <div className="flex items-baseline justify-between gap-4 md:flex-col md:gap-2">
                <h3 className="text-20">{card.name}</h3>
                <p>
                  <span className="font-display font-semibold text-25 tabular-nums md:text-31">
                    {card.price}
                  </span>{' '}
                  <span className="text-quiet">{pricingWords.perMonth}</span>
                </p>
              </div>
              <p className="mt-1 md:mt-3">{card.purpose}</p>
              {card.perKeyPhrase && <p className="text-14 text-quiet">{card.perKeyPhrase}</p>}
              {card.beyond && <p className="mt-3 text-14 text-quiet">{card.beyond}</p>}
              <ul className="mt-3 mb-4 flex grow flex-col gap-1 md:gap-2">
                {card.points.map((point) => (
                  <li key={point} className={`flex gap-2 ${card.beyond ? 'font-medium' : ''}`}>
                    {point === pricingWords.untracked ? (
                      <Minus size={18} aria-hidden="true" className="mt-1 shrink-0 text-quiet" />
                    ) : (
                      <Check size={18} aria-hidden="true" className="mt-1 shrink-0 text-accent" />
                    )}
                    {point}
                  </li>
                ))}
              </ul>
              <PlanButton plan={plan} name={card.name} own={own} />
            </li>
          )
        })}
        {plans === null && <li className="min-h-104 md:col-span-3" aria-hidden="true" />}
      </ul>
    </section>
  )
}

function PlanButton({ plan, name, own }: { plan: PlanRow; name: string; own: PlanRow | undefined }) {
  const look = buttonClass(plan.level === 'premium' ? 'primary' : 'secondary')
  if (own && plan.rank <= own.rank)
    return (
      <button type="button" disabled className={look}>
        {plan.level === own.level ? pricingWords.own : pricingWords.included}
      </button>
    )
  if (own && own.level !== 'free')
    return (
      <>
        <p className="mb-3 text-14 text-quiet">
          <Link href={routes.account} className="text-link">
            {pricingWords.upgrade}
          </Link>
        </p>
        <button type="button" disabled className={look}>
          {pricingWords.choose(name)}
        </button>
      </>
    )
  if (plan.level === 'free')
    return (
      <a href={addressIn(currentLocale(), `${routes.home}#search`)} className={look}>
        {pricingWords.tryFree}
      </a>
    )
  const href = own ? links.payment(plan.level) : links.signup(plan.level)
  return (
    <Link href={href} className={look}>
      {pricingWords.choose(name)}
    </Link>
  )
}

/** The plans, sorted by level; null until loaded. */
function usePlans(): readonly PlanRow[] | null {
  const [plans, setPlans] = useState(() => preloaded('plans') ?? null)
  useEffect(() => {
    if (plans !== null) return
    const leaving = new AbortController()
    fetchPart(() => import('#src/remote/tables/public-plans.ts'))
      .then(({ publicPlans }) => publicPlans(leaving.signal))
      // On failure, the section has no cards; nothing else on the page depends on the plans.
      .then(setPlans, () => undefined)
    return () => leaving.abort()
  }, [plans])
  return plans
}
