import { useState } from 'react'
import { useLocation } from 'wouter'
import { defaultCountry } from '#src/domain/countries.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { JumpDialog } from '#src/ui/controls/jump-dialog.tsx'
import { paletteWords } from '#src/words/shell/palette.ts'
import { actionGroup, type JumpPlace, jumpGroups } from './jump-groups.tsx'
import { useJumpTargets } from './use-jump-targets.ts'

interface PaletteProps {
  places: readonly JumpPlace[]
  /** Until then, only pages are offered. */
  databaseIsOpen: boolean
  onClose: () => void
  /** Called after the user chose a target, which is now shown. */
  onJump: () => void
}

/** Jumps to a page, a key phrase, or a past search or check stored on this device, and searches, checks or tracks the text. */
export function Palette({ places, databaseIsOpen, onClose, onJump }: PaletteProps) {
  const [text, setText] = useState('')
  const [, navigate] = useLocation()
  const targets = useJumpTargets(databaseIsOpen)
  const choose = async (chosen: string) => {
    const phrase = normalisePhrase(text)
    if (chosen === 'track') return navigate(links.rankTracking({ add: text.trim() }))
    if (chosen !== 'search' && chosen !== 'check') return navigate(chosen)
    // The palette opens on public pages too, which have none of this code.
    const targets = await fetchPart(() => import('#src/parts/search/lookup-targets.ts'))
    const { path, state } = await (chosen === 'check'
      ? targets.findCheckTarget(phrase, defaultCountry)
      : targets.findSearchTarget(phrase, 'basic', defaultCountry))
    navigate(path, { state })
  }
  return (
    <JumpDialog
      title={paletteWords.title}
      placeholder={paletteWords.placeholder}
      groups={[...jumpGroups(text, places, targets, now()), ...(targets ? [actionGroup(text)] : [])]}
      text={text}
      onText={setText}
      onChoose={(chosen) => void choose(chosen).then(onJump)}
      onClose={onClose}
      nothing={targets && paletteWords.nothing}
    />
  )
}
