import { useState } from 'react'
import { useLocation } from 'wouter'
import { now } from '#src/lib/clock.ts'
import { JumpDialog } from '#src/ui/controls/jump-dialog.tsx'
import { paletteWords } from '#src/words/shell/palette.ts'
import { type JumpPlace, jumpGroups } from './jump-groups.tsx'
import { useJumpTargets } from './use-jump-targets.ts'

interface PaletteProps {
  places: readonly JumpPlace[]
  /** Until then, only pages are offered. */
  databaseIsOpen: boolean
  onClose: () => void
  /** Called after the user chose a target, which is now shown. */
  onJump: () => void
}

/** Jumps to a page, a key phrase, or a past search or check stored on this device. */
export function Palette({ places, databaseIsOpen, onClose, onJump }: PaletteProps) {
  const [text, setText] = useState('')
  const [, navigate] = useLocation()
  const targets = useJumpTargets(databaseIsOpen)
  return (
    <JumpDialog
      title={paletteWords.title}
      placeholder={paletteWords.placeholder}
      groups={jumpGroups(text, places, targets, now())}
      text={text}
      onText={setText}
      onChoose={(path) => {
        navigate(path)
        onJump()
      }}
      onClose={onClose}
      nothing={targets && paletteWords.nothing}
    />
  )
}
