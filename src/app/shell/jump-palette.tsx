import { useEffect, useState } from 'react'
import { openDatabase } from '#src/db/core/open.ts'
import { links } from '#src/domain/shell/routes.ts'
import { Palette } from '#src/features/palette/palette.tsx'
import { storedSession } from '#src/remote/auth/stored-session.ts'
import { useSession } from '#src/state/session.ts'
import { paletteWords } from '#src/words/shell/palette.ts'
import { jumpPlaces } from './jump-places.ts'

/** Opens the database, because public pages do not. Returns whether it is open. */
function useOpenDatabase(): boolean {
  const userId = useSession()?.userId ?? null
  const [openFor, setOpenFor] = useState<string | null>(null)
  useEffect(() => {
    // The user may have signed out in another tab while this one showed a public page.
    if (userId === null || storedSession()?.userId !== userId) return
    // If this fails, the palette lists only pages, and the next signed-in screen reports the problem.
    openDatabase(userId).then(
      () => setOpenFor(userId),
      () => undefined,
    )
  }, [userId])
  return userId !== null && openFor === userId
}

export function JumpPalette({ onClose }: { onClose: () => void }) {
  const databaseIsOpen = useOpenDatabase()
  const places = [...jumpPlaces(), { label: paletteWords.brandWords, path: links.brandWords() }]
  return <Palette {...{ places, databaseIsOpen, onClose }} />
}
