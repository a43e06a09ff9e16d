import { useEffect, useState } from 'react'
import { listen } from '#src/lib/listen.ts'
import { LineIcon, magnifier } from '#src/ui/drawing/line-icon.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { shellWords } from '#src/words/shell/shell.ts'

const JumpPalette = lazyPart('palette', () => import('./jump-palette.tsx'), 'JumpPalette')

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey
}

export function JumpButton() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    return listen(['keydown'], (event) => {
      if (!isShortcut(event)) return
      // Does not open over another dialog, which may need a decision first.
      if (!open && document.querySelector('[role=dialog]')) return
      event.preventDefault()
      setOpen(!open)
    })
  }, [open])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        className="inline-flex h-9 cursor-pointer items-center gap-2 rounded-md border border-line px-3 text-14 text-quiet hover:bg-wash hover:text-ink"
        onPointerEnter={() => void JumpPalette.preload()}
        onClick={() => setOpen(true)}
      >
        <LineIcon drawing={magnifier} size={16} />
        <span className="max-xl:sr-only">{shellWords.jumpTo}</span>
        <span aria-hidden="true" className="text-12 max-xl:hidden">
          {isApple ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      {open && <JumpPalette onClose={() => setOpen(false)} />}
    </>
  )
}
