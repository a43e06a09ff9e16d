type KeyPress = Pick<KeyboardEvent, 'key' | 'preventDefault'> & { currentTarget: HTMLElement }

/** Lets the keys `back` and `forth`, Home and End move the focus between the links of an element. */
export function walkLinks(press: KeyPress, back: string, forth: string): void {
  const links = [...press.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link.contains(document.activeElement))
  const last = links.length - 1
  const next = { [back]: Math.max(0, at - 1), [forth]: Math.min(last, at + 1), Home: 0, End: last }[press.key]
  if (next === undefined) return
  press.preventDefault()
  links[next]?.focus()
}
