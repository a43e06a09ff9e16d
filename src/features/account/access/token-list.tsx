import { Trash } from 'lucide-react'
import type { ApiToken } from '#src/domain/account/api-token.ts'
import { now } from '#src/lib/clock.ts'
import { formatDate } from '#src/lib/format.ts'
import { regionNames } from '#src/lib/locale.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { apiTokenWords } from '#src/words/access/api-tokens.ts'

interface TokenListProps {
  tokens: readonly ApiToken[]
  onRevoke: (token: ApiToken) => void
}

export function TokenList({ tokens, onRevoke }: TokenListProps) {
  return (
    <ul className="flex flex-col">
      {tokens.map((token) => (
        <li key={token.id} className="flex items-center gap-4 border-line border-t py-3">
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere font-medium">
              <bdi>{token.name}</bdi>
            </p>
            <p className="text-14 text-quiet">
              {token.scopes.map((scope) => apiTokenWords.scopes[scope]).join(' · ')}
            </p>
            <p className="text-14 text-quiet">
              {expiry(token)} · {lastUse(token)}
            </p>
          </div>
          <IconButton label={apiTokenWords.revokeThis(token.name)} onClick={() => onRevoke(token)}>
            <Trash size={18} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

function expiry({ expires_at }: ApiToken): string {
  const date = formatDate(expires_at)
  return Date.parse(expires_at) > now().getTime() ? apiTokenWords.expires(date) : apiTokenWords.expired(date)
}

function lastUse({ last_used_on, last_used_in }: ApiToken): string {
  if (last_used_on === null) return apiTokenWords.neverUsed
  // Noon UTC falls on the same day in nearly every time zone.
  const day = formatDate(`${last_used_on}T12:00:00Z`)
  return apiTokenWords.lastUsed(day, last_used_in && (regionNames().of(last_used_in) ?? last_used_in))
}
