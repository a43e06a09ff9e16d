import { useId } from 'react'
import { RadioChip } from './radio-chip.tsx'

interface SegmentsProps<Value extends string | number> {
  label: string
  options: readonly { value: Value; label: string; count?: number }[]
  value: Value
  onChange: (value: Value) => void
}

interface ChipsProps<Value extends string | number> extends SegmentsProps<Value> {
  chip: string
}

function Chips<Value extends string | number>({ options, value, onChange, chip }: ChipsProps<Value>) {
  const name = useId()
  return options.map((option) => (
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
  ))
}

function Unnamed<Value extends string | number>({
  className,
  ...props
}: ChipsProps<Value> & { className: string }) {
  return (
    <fieldset className={`flex ${className} print:hidden`}>
      <legend className="sr-only">{props.label}</legend>
      <Chips {...props} />
    </fieldset>
  )
}

const segment =
  'min-h-11 justify-center px-2 text-quiet whitespace-nowrap has-checked:bg-accent-wash has-checked:font-medium has-checked:text-accent dense:min-h-9 sm:px-3'
const filterChip =
  'target gap-1 border border-transparent bg-wash px-2.5 text-quiet tabular-nums hover:text-ink has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-offset-2'

export const Segments = <Value extends string | number>(props: SegmentsProps<Value>) => (
  <Unnamed {...props} className="rounded-md border border-edge" chip={segment} />
)

export const FilterChips = <Value extends string | number>(props: SegmentsProps<Value>) => (
  <Unnamed {...props} className="min-w-0 flex-wrap gap-2" chip={filterChip} />
)

const choice =
  'target px-3 text-quiet hover:text-ink has-checked:bg-accent-wash has-checked:font-medium has-checked:text-accent'

export const ChoiceField = <Value extends string | number>(props: SegmentsProps<Value>) => (
  <fieldset>
    <legend className="mb-1.5 font-medium text-14">{props.label}</legend>
    <div className="flex w-fit max-w-full flex-wrap rounded-md border border-line p-0.5">
      <Chips {...props} chip={choice} />
    </div>
  </fieldset>
)
