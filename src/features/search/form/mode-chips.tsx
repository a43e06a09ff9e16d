import { Lock } from 'lucide-react'
import { useId } from 'react'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { isLocked, type LookupMode, lookupModes } from '#src/domain/search/lookup-modes.ts'
import { RadioChip } from '#src/ui/controls/radio-chip.tsx'
import { lookupFormWords } from '#src/words/search/lookup-form.ts'
import { lookupWords } from '#src/words/search/lookups.ts'

interface ModeChipsProps {
  mode: LookupMode
  plan: PlanRow | null
  onMode: (mode: LookupMode) => void
}

export function ModeChips({ mode, plan, onMode }: ModeChipsProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{lookupFormWords.mode}</legend>
      <div className="flex flex-wrap gap-2">
        {lookupModes.map((one) => {
          const label = lookupWords.modes[one]
          const locked = isLocked(one, plan)
          return (
            <RadioChip
              key={one}
              name={name}
              value={one}
              aria-label={locked ? lookupFormWords.lockedMode(label) : label}
              checked={mode === one}
              onChange={() => onMode(one)}
              className="min-h-11 justify-center gap-1.5 border border-line bg-raised px-3 hover:bg-wash has-checked:border-accent has-checked:bg-accent-wash has-checked:font-medium has-checked:text-accent has-focus-visible:outline-offset-2 dense:min-h-9"
            >
              {locked && <Lock size={14} className="text-quiet" aria-hidden="true" />}
              {label}
            </RadioChip>
          )
        })}
      </div>
    </fieldset>
  )
}
