/** Whether somebody has typed something on the screen that a new load of the page would clear. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(input:not([type=checkbox], [type=radio]), textarea), [role=dialog] :is(input:not([type=checkbox], [type=radio]), textarea)',
  )
  return [...fields].some((field) => field.value !== '')
}
