export interface SelectOption<Value extends string> {
  value: Value
  label: string
  disabled?: boolean
  /** The label of the option's group, if any. */
  group?: string | undefined
}

export function SelectOptions<Value extends string>({
  options,
}: {
  options: readonly SelectOption<Value>[]
}) {
  const groups = Map.groupBy(options, ({ group }) => group)
  return [...groups].map(([group, members]) => {
    const choices = members.map(({ value, label, disabled }) => (
      <option key={value} value={value} disabled={disabled}>
        {label}
      </option>
    ))
    return group === undefined ? (
      choices
    ) : (
      <optgroup key={group} label={group}>
        {choices}
      </optgroup>
    )
  })
}
