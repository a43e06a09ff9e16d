import { useState } from 'react'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { shellWords } from '#src/words/shell/shell.ts'
import type { MenuProps } from './menu-sheet.tsx'

// Loaded on press: it includes the dialog, which most first visits never need.
const MenuSheet = lazyPart('menu', async () => (await import('./menu-sheet.tsx')).MenuSheet, {
  place: 'dialog',
})

export function VisitorMenu(menu: Omit<MenuProps, 'onClose'>) {
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  return (
    <>
      <button
        type="button"
        aria-label={shellWords.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={!hydrated}
        data-visitor
        className="-mr-2 ml-1 grid size-11 cursor-pointer place-items-center rounded-md hover:bg-wash lg:hidden"
        onPointerDown={() => void MenuSheet.preload()}
        onClick={() => setOpen(true)}
      >
        <LineIcon drawing="M4 5h16M4 12h16M4 19h16" size={24} />
      </button>
      {open && <MenuSheet {...menu} onClose={() => setOpen(false)} />}
    </>
  )
}
