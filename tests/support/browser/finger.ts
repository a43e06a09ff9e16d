// Finds touch problems: fields that make a phone zoom in, and targets that are too small or hidden.
import type { Page } from 'playwright-core'

/**
 * Returns descriptions of the fields and targets that cause a touch problem. Measures with tight letter
 * spacing and line height, to find targets that are large enough only in some fonts.
 */
export async function missedTargets(page: Page, within = 'body'): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { letter-spacing: -0.25em !important; line-height: 1 !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const missed = await page.evaluate(findMissed, within)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return missed
}

function findMissed(within: string): string[] {
  const leastFont = 16
  const least = 44
  const rounding = 0.5
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const shown = (selector: string) =>
    [...(document.querySelector(within)?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
      (element) => isShown(element) && !element.closest('[inert], [aria-hidden=true], .sr-only'),
    )
  const elementName = (element: HTMLElement) =>
    `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? (element.innerText.slice(0, 40) || element.getAttribute('name'))}"`

  const zoomed = shown('input:not([type=checkbox], [type=radio], [type=file]), textarea, select')
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < leastFont)
    .map((field) => `${elementName(field)} is written in less than ${leastFont} px`)

  // A checkbox, radio button or file field may be transparent, because it lies over its visible counterpart.
  const isBox = (element: Element) => element.matches('[type=checkbox], [type=radio], [type=file]')
  const opacity = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1
  const controls = shown(
    'a[href], button, input, select, textarea, summary, label:has(> [type=radio]), [role=button], [role=menuitem], [role=option], [role=slider]',
  ).filter((element) => !element.matches(':disabled, [aria-disabled=true]'))
  const hidden = controls
    .filter((element) => !isBox(element) && opacity(element) < 0.1)
    .map((element) => `${elementName(element)} cannot be seen without a mouse over it`)

  const findLabels = (element: HTMLElement) =>
    'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
  /** Returns the largest width and height of the element, its labels and its `::after` box. */
  const measure = (element: HTMLElement) => {
    const boxes = [element, ...findLabels(element)].map((own) => own.getBoundingClientRect())
    const around = getComputedStyle(element, '::after')
    return (['width', 'height'] as const).map((side) =>
      Math.max(
        ...boxes.map((box) => box[side]),
        around.position === 'absolute' ? Number.parseFloat(around[side]) : 0,
      ),
    ) as [number, number]
  }
  /**
   * Returns how many pixels along the direction hit the element, at most 44 on each side of the point; null
   * if the point itself misses it.
   */
  const reach = (element: HTMLElement, [x, y]: [number, number], [dx, dy]: [number, number]) => {
    const isHit = (at: number) => {
      const hit = document.elementFromPoint(x + dx * at, y + dy * at)
      return hit !== null && [element, ...findLabels(element)].some((own) => own.contains(hit))
    }
    if (!isHit(0)) return null
    const far = (sign: number) => {
      for (let at = 1; at < least; at += 1) if (!isHit(sign * at)) return at - 0.5
      return least
    }
    return far(1) + far(-1)
  }
  // A link in running text cannot be higher than its line, so the minimum size does not apply to it.
  const isInText = (element: HTMLElement) =>
    element.matches('a') && getComputedStyle(element).display === 'inline'
  const missed = controls
    .filter((element) => !isInText(element) || element.classList.contains('relative'))
    .flatMap((element) => {
      if (within === 'body')
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const box = element.getBoundingClientRect()
      if (box.width >= least - rounding && box.height >= least - rounding) return []
      const middle: [number, number] = [box.left + box.width / 2, box.top + box.height / 2]
      const [width, height] = [reach(element, middle, [1, 0]), reach(element, middle, [0, 1])]
      if (width === null || height === null) return []
      const size = measure(element)
      const isTooSmall = Math.min(...size) < least - rounding
      // Allows one pixel less, because the browser rounds the position of a press.
      const isCovered = Math.min(width, height) < least - 1 - rounding
      return isTooSmall || isCovered
        ? [`${elementName(element)} is ${size.join(' x ')} px, ${width} x ${height} of it in reach`]
        : []
    })
  return [...new Set([...zoomed, ...hidden, ...missed])]
}
