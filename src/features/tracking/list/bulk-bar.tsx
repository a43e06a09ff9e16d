import { useLocation } from 'wouter'
import { links } from '#src/domain/shell/routes.ts'
import { setActive } from '#src/parts/tracking/change/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { actionDrawings } from '#src/ui/drawing/action-drawings.ts'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { placeWords } from '#src/words/shell/places.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import type { Ask } from './item-actions.tsx'
import type { ListedItem } from './use-tracked.ts'

const cross = 'M18 6 6 18M6 6l12 12'
const tag =
  'M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42zM7 7.5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0'

interface BulkBarProps {
  selected: readonly ListedItem[]
  /** How many items the list shows. */
  all: number
  onAll: () => void
  onAsk: Ask
  onClose: () => void
}

export function BulkBar({ selected, all, onAll, onAsk, onClose }: BulkBarProps) {
  const wide = useWide()
  const [, navigate] = useLocation()
  const listIds = (items: readonly ListedItem[]) => items.map(({ row }) => row.id)
  const active = selected.filter(({ row }) => row.status)
  const paused = selected.filter(({ row, locked }) => !row.status && !locked)
  const { pause, play, report, bin } = actionDrawings
  const actions = [
    active.length > 0 && {
      drawing: pause,
      label: trackedListWords.pause,
      press: () => void setActive(listIds(active), false),
    },
    paused.length > 0 && {
      drawing: play,
      label: trackedListWords.resume,
      press: () => void setActive(listIds(paused), true),
    },
    {
      drawing: report,
      label: placeWords.report,
      press: () => navigate(links.report(listIds(selected))),
    },
    {
      drawing: tag,
      label: trackedListWords.tags,
      press: () => onAsk({ action: 'tag', ids: listIds(selected) }),
    },
    {
      drawing: bin,
      label: trackedListWords.delete,
      press: () => onAsk({ action: 'delete', ids: listIds(selected) }),
    },
  ].filter((action) => action !== false)
  const close = (
    <IconButton label={trackedListWords.selectNone} onClick={onClose}>
      <LineIcon drawing={cross} size={20} />
    </IconButton>
  )
  return (
    <section
      aria-label={trackedListWords.selection}
      className="tall:sticky bottom-(--tabs) z-20 -mx-4 mt-4 flex animate-rise flex-wrap items-center gap-1 border-line border-y bg-raised px-4 py-1 sm:gap-2 md:bottom-[calc(var(--tabs)+1rem)] md:mx-0 md:rounded-md md:border md:px-3 md:py-2 print:hidden"
    >
      <p role="status" className="mr-auto font-medium text-14 tabular-nums">
        {trackedListWords.selected(selected.length)}
      </p>
      {selected.length < all && (
        <Button variant="quiet" aria-label={trackedListWords.selectAll(all)} onClick={onAll}>
          {wide ? trackedListWords.selectAll(all) : trackedListWords.all}
        </Button>
      )}
      {!wide && close}
      <div className={wide ? 'contents' : 'flex w-full'}>
        {actions.map(({ drawing, label, press }) =>
          wide ? (
            <Button key={label} onClick={press}>
              <LineIcon drawing={drawing} size={16} />
              {label}
            </Button>
          ) : (
            <button
              key={label}
              type="button"
              onClick={press}
              className="flex min-h-11 min-w-0 flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-md text-12 text-quiet hover:bg-wash"
            >
              <LineIcon drawing={drawing} size={20} />
              <span className="max-w-full truncate">{label}</span>
            </button>
          ),
        )}
      </div>
      {wide && close}
    </section>
  )
}
