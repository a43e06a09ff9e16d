import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { readAllowance } from '#src/db/reads/allowance.ts'
import { defaultCountry } from '#src/domain/countries.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { useKeywordActs } from '#src/parts/search/use-keyword-act.ts'
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
  const acts = useKeywordActs('basic', defaultCountry)
  const plan = useLiveQuery(
    async () => (databaseIsOpen ? (await readAllowance()).plan : null),
    [databaseIsOpen],
  )
  // The server decides while the plan is unknown.
  const canTrack = !plan || plan.active_key_phrases > 0
  const choose = async (chosen: string) => {
    const phrase = normalisePhrase(text)
    if (chosen === 'search') await acts.findMore(phrase)
    else if (chosen === 'check') await acts.check(phrase)
    else navigate(chosen === 'track' ? links.rankTracking({ add: text.trim() }) : chosen)
  }
  return (
    <JumpDialog
      title={paletteWords.title}
      placeholder={paletteWords.placeholder}
      groups={[
        ...jumpGroups(text, places, targets, now()),
        ...(databaseIsOpen ? [actionGroup(text, canTrack)] : []),
      ]}
      text={text}
      onText={setText}
      onChoose={(chosen) => void choose(chosen).then(onJump)}
      onClose={onClose}
      nothing={targets && paletteWords.nothing}
    />
  )
}
