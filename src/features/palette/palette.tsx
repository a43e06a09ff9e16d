import { useState } from 'react'
import { useLocation } from 'wouter'
import { defaultCountry } from '#src/domain/countries.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { makeIdea } from '#src/parts/ideas/make-idea.ts'
import { JumpDialog } from '#src/ui/controls/jump-dialog.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { paletteWords } from '#src/words/shell/palette.ts'
import { actionGroup, type JumpPlace, jumpGroups } from './jump-groups.tsx'
import { useJumpTargets } from './use-jump-targets.ts'

interface PaletteProps {
  places: readonly JumpPlace[]
  /** If false, the palette offers only pages. */
  databaseIsOpen: boolean
  onClose: () => void
}

export function Palette({ places, databaseIsOpen, onClose }: PaletteProps) {
  const [text, setText] = useState('')
  const [, navigate] = useLocation()
  const targets = useJumpTargets(databaseIsOpen)
  const { run } = useOneAtATime()
  const open = (path: string, state?: unknown) => {
    navigate(path, { state })
    onClose()
  }
  const findTarget = async (chosen: 'search' | 'check') => {
    const phrase = normalisePhrase(text)
    // Loaded on demand, because the palette also opens on public pages.
    const lookups = await fetchPart(() => import('#src/parts/search/use-keyword-act.ts'))
    return chosen === 'check'
      ? lookups.findCheckTarget(phrase, defaultCountry)
      : lookups.findSearchTarget(phrase, 'basic', defaultCountry)
  }
  const choose = (chosen: string) => {
    if (chosen === 'track') open(links.rankTracking({ add: text.trim() }))
    else if (chosen === 'idea') {
      void makeIdea({ phrase: normalisePhrase(text), country: defaultCountry })
      onClose()
    } else if (chosen !== 'search' && chosen !== 'check') open(chosen)
    else
      void run(
        () => findTarget(chosen),
        ({ path, state }) => open(path, state),
      )
  }
  return (
    <JumpDialog
      title={paletteWords.title}
      placeholder={paletteWords.placeholder}
      groups={[...jumpGroups(text, places, targets, now()), ...(targets ? [actionGroup(text)] : [])]}
      text={text}
      onText={setText}
      onChoose={choose}
      onClose={onClose}
      nothing={targets && paletteWords.nothing}
    />
  )
}
