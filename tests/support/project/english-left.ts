import { screen } from '@testing-library/react'

function collectTexts(said: unknown): string[] {
  if (typeof said === 'string') return [said]
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(collectTexts) : []
}

/**
 * Finds English text on a screen in another language. Call it before switching to that language; the returned function
 * lists the texts of these groups that the screen still shows, visibly or as accessible names.
 */
export function captureEnglish(...groups: object[]): () => string[] {
  const english = [...new Set(groups.flatMap(collectTexts))]
  return () => {
    const translated = new Set(groups.flatMap(collectTexts))
    const shown = (text: string) =>
      [screen.queryAllByText(text), screen.queryAllByLabelText(text)].some((found) => found.length > 0)
    return english.filter((text) => !translated.has(text) && shown(text))
  }
}
