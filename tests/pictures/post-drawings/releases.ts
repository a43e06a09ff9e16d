// The pictures of the news.
import { night, paper, violet } from './ground.ts'
import { trail } from './lines.ts'
import { ranking, sideBySide, table } from './lists.ts'
import { devices } from './scenes.ts'

const country = (name: string, at: number) => ({
  name,
  rows: [0.8, 0.6, 0.7, 0.5, 0.65].map((bar, index) =>
    index === at ? { words: '●', mark: 'accent' as const } : { bar },
  ),
})

export const releases: Record<string, string> = {
  'news-offline': devices(['phone'], violet, true),
  'two-devices': devices(['phone', 'laptop'], paper),
  'news-daily': trail(
    {
      ranks: [22, 22, 18, 18, 15, 11, 11, 7, 7, 4],
      others: [[9, 9, 10, 8, 8, 9, 7, 8, 8, 8]],
    },
    violet,
  ),
  'daily-parts': trail({
    ranks: [null, 21, 21, 16, 12, null, 12, 6, 9, 9],
    outside: [0],
    notes: [
      { at: 7, rank: 3.6, words: 'best' },
      { at: 5, rank: 18, words: 'a gap' },
      { at: 9, rank: 6.5, words: 'position', anchor: 'end' },
      { at: 0, rank: 26.5, words: 'not in the first 30', anchor: 'start' },
    ],
  }),
  'news-exports': sideBySide([
    {
      name: 'on the screen',
      rows: [
        { words: 'matcha latte' },
        { words: 'matcha whisk' },
        { words: 'matcha tin' },
        { words: 'matcha ice cream' },
      ],
    },
    {
      name: 'in the file',
      rows: ['latte', 'whisk', 'tin', 'ice cream'].map((word) => ({
        words: `matcha ${word}`,
        mark: 'accent' as const,
      })),
    },
  ]),
  'export-row': table(
    {
      heads: ['word', 'language', 'seed'],
      nameWidth: 300,
      rows: [
        { name: 'screen', cells: ['=matcha', 'en', 'matcha'] },
        { name: 'CSV', cells: ["'=matcha", 'en', 'matcha'] },
        { name: 'sheet', cells: ['=matcha', 'en', 'matcha'] },
      ],
    },
    night,
  ),
  'news-countries': sideBySide(
    [
      country('UK', 1),
      country('US', 3),
      country('CA', 3),
      country('AU', 0),
      country('DE', 4),
      country('FR', 2),
    ],
    [[1, 3, 3, 0, 4, 2]],
    night,
  ),
  'check-pages': ranking([
    { words: 'page 1: results 1 to 10, one credit', mark: 'accent' },
    { words: 'page 2: results 11 to 20, one credit', mark: 'accent' },
    { words: 'page 3: results 21 to 30, one credit', mark: 'accent' },
    { words: 'page 4: not asked for', mark: 'open' },
  ]),
}
