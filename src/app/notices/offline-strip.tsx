import { useLocation } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { useOutboxCounts, useSyncNotice } from '#src/state/notices.ts'
import { LineIcon, toneDrawings } from '#src/ui/drawing/line-icon.tsx'
import { useOffline } from '#src/ui/hooks/use-offline.ts'
import { shellWords } from '#src/words/shell/shell.ts'
import { unsentWords } from '#src/words/shell/unsent.ts'

const cloudOff =
  'M11 5.3A7 7 0 0 1 15.7 10h1.8a4.5 4.5 0 0 1 4.2 6M18.8 18.8A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.8 5.8M2 2l20 20'
const cloud = 'M12 13v8M4 15A7 7 0 1 1 15.7 8h1.8a4.5 4.5 0 0 1 2.5 8.2'
const cloudUpload = `${cloud}M8 17l4-4 4 4`
const cloudDownload = `${cloud}M8 17l4 4 4-4`

function Action({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="-my-1.5 target cursor-pointer px-2 font-medium text-link"
    >
      {label}
    </button>
  )
}

export function OfflineStrip() {
  const offline = useOffline()
  const { unsent, searches, parked } = useOutboxCounts()
  const told = useSyncNotice()
  const [, navigate] = useLocation()
  const notice = offline ? null : told
  if (!offline && unsent === 0 && parked === 0 && !notice) return null
  const isHeld = parked > 0 || notice?.retry
  const drawing = offline
    ? cloudOff
    : isHeld
      ? toneDrawings.bad
      : notice?.isArrival
        ? cloudDownload
        : cloudUpload
  // While changes are sent or data arrives, the strip takes up no space, so that the content does not jump.
  const passing = !offline && parked === 0 && !notice?.retry
  const strip = (
    <div
      role="status"
      className={`bg-wash print:hidden ${passing ? 'absolute inset-x-0 animate-reveal-late text-12 text-quiet' : 'border-line border-b py-1.5 text-14'}`}
    >
      <p className="mx-auto flex max-w-page items-start gap-x-2 px-4 lg:px-6">
        <span className="shrink-0 text-quiet">
          <LineIcon drawing={drawing} size={16} />
        </span>
        <span className={passing ? 'truncate' : 'flex min-w-0 flex-wrap items-center gap-x-3'}>
          {offline && <span>{shellWords.offline}</span>}
          {notice && <span>{notice.text}</span>}
          {!notice && unsent > 0 && <span>{unsentWords.waiting(unsent, searches)}</span>}
          {parked > 0 && <span>{unsentWords.notSaved(parked)}</span>}
          {notice?.retry && <Action label={shellWords.tryNow} onPress={notice.retry} />}
          {isHeld && <Action label={shellWords.review} onPress={() => navigate(routes.account)} />}
        </span>
      </p>
    </div>
  )
  // Without height, the strip's single line covers only the padding above the screen's content.
  return passing ? <div className="relative z-20 h-0">{strip}</div> : strip
}
