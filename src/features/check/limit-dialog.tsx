import { useLiveQuery } from 'dexie-react-hooks'
import { Link, useLocation } from 'wouter'
import { readAllowance } from '#src/db/reads/allowance.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { LimitDialog as Words } from '#src/parts/search/limit-dialog.tsx'

/** The limit dialog of the signed-in user; closing goes to / (spec, section 8). */
export function LimitDialog() {
  const [, navigate] = useLocation()
  const allowance = useLiveQuery(readAllowance)
  if (!allowance) return null
  return (
    <Words
      level={allowance.profile?.subscription_level ?? 'free'}
      plan={allowance.plan}
      usage={allowance.usage}
      onClose={() => navigate(routes.home)}
      link={(link) => <Link {...link} />}
    />
  )
}
