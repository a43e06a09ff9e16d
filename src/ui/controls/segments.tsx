import { RadioChips, type RadioChipsProps } from './radio-chips.tsx'

interface SegmentsProps<Value extends string | number> extends RadioChipsProps<Value> {
  label: string
}

const segment =
  'min-h-11 justify-center px-2 text-quiet whitespace-nowrap has-checked:bg-accent-wash has-checked:font-medium has-checked:text-accent dense:min-h-9 sm:px-3'
const filterChip =
  'target gap-1 border border-transparent bg-wash px-2.5 text-quiet tabular-nums hover:text-ink has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-offset-2'

export const Segments = <Value extends string | number>(props: SegmentsProps<Value>) => (
  <fieldset className="flex rounded-md border border-edge print:hidden">
    <legend className="sr-only">{props.label}</legend>
    <RadioChips {...props} chip={segment} />
  </fieldset>
)

export const FilterChips = <Value extends string | number>(props: SegmentsProps<Value>) => (
  <fieldset className="flex min-w-0 flex-wrap gap-2 print:hidden">
    <legend className="sr-only">{props.label}</legend>
    <RadioChips {...props} chip={filterChip} />
  </fieldset>
)

const choice =
  'target px-3 text-quiet hover:text-ink has-checked:bg-accent-wash has-checked:font-medium has-checked:text-accent'

export const ChoiceField = <Value extends string | number>(props: SegmentsProps<Value>) => (
  <fieldset>
    <legend className="mb-1.5 font-medium text-14">{props.label}</legend>
    <div className="flex w-fit max-w-full flex-wrap rounded-md border border-line p-0.5">
      <RadioChips {...props} chip={choice} />
    </div>
  </fieldset>
)
