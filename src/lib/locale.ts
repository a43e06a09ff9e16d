/** Returns the text as one line. Cuts it after `length` graphemes and appends an ellipsis if it is longer. */
export function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const characters = graphemesOf(line.slice(0, length * 30))
  return characters.length <= length ? line : `${characters.slice(0, length).join('').trimEnd()}…`
}

/** Splits the text into the characters that a reader sees; an emoji is one. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemes().segment(text), ({ segment }) => segment)
}

export function plural(count: number, one: string, other = `${one}s`): string {
  return pluralRules().select(count) === 'one' ? one : other
}

/** Each `name` is written in the language itself. */
const languages = {
  en: { tag: 'en-GB', name: 'English' },
  de: { tag: 'de-DE', name: 'Deutsch' },
  fr: { tag: 'fr-FR', name: 'Français' },
} as const

export type Locale = keyof typeof languages
export const locales = Object.keys(languages) as Locale[]

export const isLocale = (text: unknown): text is Locale => locales.includes(text as Locale)

export function localeName(locale: Locale): string {
  return languages[locale].name
}

/** Returns the language of the path's prefix, such as `de` for /de/faq; null if there is no prefix. */
export function addressLocale(address: string): Locale | null {
  const [, first] = address.split('/')
  return first !== 'en' && isLocale(first) ? first : null
}

let spoken: Locale = 'en'

export function currentLocale(): Locale {
  return spoken
}

/** Returns the tag for Intl and the `lang` attribute, such as "en-GB". */
export function localeTag(): string {
  return languages[spoken].tag
}

/** Must be called before the first render. */
export function setLocale(next: Locale): void {
  spoken = next
}

let inEnglish: Intl.DisplayNames | undefined

/** Exported files contain English names, so that users of any language can import the files. */
export function englishRegionNames(): Intl.DisplayNames {
  inEnglish ??= new Intl.DisplayNames(languages.en.tag, { type: 'region' })
  return inEnglish
}

/** Calls `make` at most once per language, with the language's tag. */
export function perLocale<Value>(make: (tag: string) => Value): () => Value {
  const made = new Map<Locale, Value>()
  return () => {
    const known = made.get(spoken)
    if (known !== undefined) return known
    const value = make(languages[spoken].tag)
    made.set(spoken, value)
    return value
  }
}

// The annotations let the bundler drop unused formats.
/* @__NO_SIDE_EFFECTS__ */
function numbers(options?: Intl.NumberFormatOptions) {
  return perLocale((tag) => new Intl.NumberFormat(tag, options))
}

/* @__NO_SIDE_EFFECTS__ */
function dates(options: Intl.DateTimeFormatOptions) {
  return perLocale((tag) => new Intl.DateTimeFormat(tag, options))
}

const pluralRules = perLocale((tag) => new Intl.PluralRules(tag))
export const wholeNumbers = numbers()
export const decimals = numbers({ maximumFractionDigits: 2 })
export const tenths = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
export const compactNumbers = numbers({ notation: 'compact', maximumFractionDigits: 1, useGrouping: true })
export const percentages = numbers({ style: 'percent', maximumFractionDigits: 1 })
export const megabytes = numbers({ style: 'unit', unit: 'megabyte', maximumSignificantDigits: 2 })
export const pounds = numbers({ style: 'currency', currency: 'GBP', currencyDisplay: 'narrowSymbol' })
export const longDates = dates({ day: 'numeric', month: 'long', year: 'numeric' })
export const mediumDates = dates({ dateStyle: 'medium' })
export const mediumTimes = dates({ dateStyle: 'medium', timeStyle: 'short' })
export const daysOfMonth = dates({ day: 'numeric', month: 'short' })
export const months = dates({ month: 'short', year: 'numeric' })
export const monthNames = dates({ month: 'long', year: 'numeric' })
export const weekdays = dates({ weekday: 'long' })
export const weekdayDates = dates({ weekday: 'long', day: 'numeric', month: 'short' })
export const hours = dates({ hour: '2-digit', minute: '2-digit' })
const spanUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const
const spansOf = (unitDisplay: 'long' | 'short') =>
  perLocale(
    (tag) =>
      Object.fromEntries(
        spanUnits.map((unit) => [unit, new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay })]),
      ) as Record<(typeof spanUnits)[number], Intl.NumberFormat>,
  )
export const spans = spansOf('long')
export const shortSpans = spansOf('short')
export const lists = perLocale((tag) => new Intl.ListFormat(tag))
export const regionNames = perLocale((tag) => new Intl.DisplayNames(tag, { type: 'region' }))
export const collators = perLocale((tag) => new Intl.Collator(tag, { numeric: true, sensitivity: 'base' }))
const graphemes = perLocale((tag) => new Intl.Segmenter(tag, { granularity: 'grapheme' }))
