import { Link, useLocation } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { useSession } from '#src/state/session.ts'
import { TrailDrawing } from '#src/ui/drawing/trail-drawing.tsx'
import { notFoundWords } from '#src/words/shell/not-found.ts'

const memberPlaces = [
  { way: 'dashboard', path: routes.dashboard },
  { way: 'search', path: routes.search },
  { way: 'history', path: routes.keyPhraseSearchHistory },
] as const
const visitorPlaces = [
  { way: 'home', path: routes.home },
  { way: 'signIn', path: routes.login },
] as const

export function NotFoundPage() {
  const [path] = useLocation()
  const places = useSession() ? memberPlaces : visitorPlaces
  return (
    <div className="mx-auto max-w-lg py-8 lg:py-16">
      <TrailDrawing />
      <h1 className="mt-8 text-31">{notFoundWords.title}</h1>
      <p className="mt-3 text-quiet">
        {notFoundWords.text.before}
        <span className="break-all font-medium text-ink">{path}</span>
        {notFoundWords.text.after}
      </p>
      <ul className="mt-8 border-line border-t">
        {places.map(({ way, path: target }) => (
          <li key={target} className="border-line border-b">
            <Link
              href={target}
              className="-mx-2 flex min-h-14 flex-wrap items-center gap-x-4 rounded-md px-2 py-3 hover:bg-wash"
            >
              <span className="w-32 font-medium text-accent">{notFoundWords.ways[way].name}</span>
              <span className="text-14 text-quiet">{notFoundWords.ways[way].about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
