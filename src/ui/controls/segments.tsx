import { useId } from 'react'
import { RadioChip } from './radio-chip.tsx'

interface SegmentsProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; count?: number }[]
  value: Value
  onChange: (value: Value) => void
}

interface ChipsProps<Value extends string> extends SegmentsProps<Value> {
  className: string
  chip: string
}

function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { label, options, value, onChange, className, chip } = props
  const name = useId()
  return (
    <fieldset className={`flex ${className} print:hidden`}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <RadioChip
          key={option.value}
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
          className={chip}
        >
          {option.label}
          {option.count !== undefined && <span>{option.count}</span>}
        </RadioChip>
      ))}
    </fieldset>
  )
}

const segment =
  'min-h-11 justify-center px-2 text-quiet whitespace-nowrap has-checked:bg-accent-wash has-checked:font-medium has-checked:text-accent dense:min-h-9 sm:px-3'
const filterChip =
  'target gap-1 border border-transparent bg-wash px-2.5 text-quiet tabular-nums hover:text-ink has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-offset-2'

export const Segments = <Value extends string>(props: SegmentsProps<Value>) => (
  <Chips {...props} className="rounded-md border border-edge" chip={segment} />
)

export const FilterChips = <Value extends string>(props: SegmentsProps<Value>) => (
  <Chips {...props} className="min-w-0 flex-wrap gap-2" chip={filterChip} />
)
