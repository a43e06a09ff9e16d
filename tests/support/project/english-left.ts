import { screen } from '@testing-library/react'

function textsOf(said: unknown): string[] {
  if (typeof said === 'string') return [said]
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(textsOf) : []
}

/**
 * Finds what is still English on a screen of another language. To be called before that language is spoken; the answer
 * gives the texts of these groups that the screen shows all the same, as texts or as names of what has one.
 */
export function englishOf(...groups: object[]): () => string[] {
  const english = [...new Set(groups.flatMap(textsOf))]
  return () => {
    const translated = new Set(groups.flatMap(textsOf))
    const shown = (text: string) =>
      [screen.queryAllByText(text), screen.queryAllByLabelText(text)].some((found) => found.length > 0)
    return english.filter((text) => !translated.has(text) && shown(text))
  }
}
