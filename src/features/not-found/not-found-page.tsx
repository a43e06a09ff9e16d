import { Link, useLocation } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { useSession } from '#src/state/session.ts'
import { TrailDrawing } from '#src/ui/drawing/trail-drawing.tsx'

const places = {
  'signed-in': [
    { label: 'Dashboard', path: routes.dashboard, about: 'Credits, and the next search' },
    { label: 'Search', path: routes.search, about: 'Look up a key phrase' },
    { label: 'Search history', path: routes.keyPhraseSearchHistory, about: 'Every search you made' },
  ],
  'signed-out': [
    { label: 'Home', path: routes.home, about: 'What Keytrail does, and a first search' },
    { label: 'Sign in', path: routes.login, about: 'Your searches and key phrases' },
  ],
} as const

/** Where an unknown address ends: says so, and leads on. */
export function NotFoundPage() {
  const [path] = useLocation()
  const { status } = useSession()
  return (
    <div className="mx-auto max-w-lg py-8 lg:py-16">
      <TrailDrawing />
      <h1 className="mt-8 text-31">Page not found</h1>
      <p className="mt-3 text-quiet">
        There is nothing at <span className="break-all font-medium text-ink">{path}</span>. The address may be
        mistyped, or the page has moved.
      </p>
      <ul className="mt-8 border-line border-t">
        {places[status].map(({ label, path: target, about }) => (
          <li key={target} className="border-line border-b">
            <Link
              href={target}
              className="-mx-2 flex min-h-14 flex-wrap items-center gap-x-4 rounded-md px-2 py-3 hover:bg-wash"
            >
              <span className="w-32 font-medium text-accent">{label}</span>
              <span className="text-14 text-quiet">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
