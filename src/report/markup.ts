/** HTML that is safe to insert, because its values are already escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | null | false | readonly Part[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function safeText(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(safeText).join('')
  return String(part)
    .toWellFormed()
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** Escapes all values except Markup for text and quoted attributes. Null and false render nothing. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(literals.map((literal, n) => literal + safeText(parts[n] ?? null)).join(''))
}
