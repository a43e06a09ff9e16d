import type { LucideIcon } from 'lucide-react'
import type { AppLink } from '../controls/app-link.ts'

export interface Place {
  path: string
  Icon: LucideIcon
  label: string
  about: string
}

/** Places to go to from here, each a card that says what is there. */
export function PlaceCards({ places, Link }: { places: readonly Place[]; Link: AppLink }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {places.map(({ path, Icon, label, about }) => (
        <li key={path}>
          <Link
            href={path}
            className="flex min-h-16 items-center gap-4 rounded-md border border-line bg-raised px-4 py-3 hover:bg-wash"
          >
            <Icon size={22} aria-hidden="true" className="shrink-0 text-accent" />
            <span>
              <span className="block font-medium">{label}</span>
              <span className="block text-14 text-quiet">{about}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
