// The pictures of the posts on rankings, numbers and planning.
import { night, violet } from './ground.ts'
import { bars, scale, trail } from './lines.ts'
import { ranking, sideBySide, table } from './lists.ts'
import { columns, month, rings, streets, track, year } from './scenes.ts'

const plain = (bar: number) => ({ bar })

export const readings: Record<string, string> = {
  'ranking-list': ranking([
    plain(0.8),
    plain(0.6),
    plain(0.7),
    { words: 'your video', mark: 'good' },
    plain(0.5),
    plain(0.75),
    { words: 'your account', mark: 'warning' },
    plain(0.55),
    plain(0.65),
    plain(0.4),
  ]),
  'ranking-rows': ranking(
    [
      plain(0.7),
      { words: 'your video', mark: 'good' },
      plain(0.5),
      { words: 'your account', mark: 'warning' },
    ],
    night,
  ),
  'position-trail': trail({ ranks: [26, 24, 24, 21, 22, 17, 17, null, 13, 14, 9, 9, 6, 7, 3] }),
  'position-marks': trail(
    {
      ranks: [null, 18, 17, 17, 18, 9, 9, null, 8, 8, 7],
      outside: [0],
      notes: [
        { at: 5, rank: 6, words: 'new caption' },
        { at: 7, rank: 15, words: 'check failed' },
        { at: 0, rank: 26.5, words: 'not in the first 30', anchor: 'start' },
      ],
    },
    night,
  ),
  'three-places': sideBySide(
    [
      {
        name: 'London',
        rows: [plain(0.8), { mark: 'accent', words: 'the same' }, plain(0.6), plain(0.7), plain(0.5)],
      },
      {
        name: 'Berlin',
        rows: [plain(0.6), plain(0.8), plain(0.5), { mark: 'accent', words: 'the same' }, plain(0.7)],
      },
      {
        name: 'Toronto',
        rows: [{ mark: 'accent', words: 'the same' }, plain(0.5), plain(0.75), plain(0.6), plain(0.7)],
      },
    ],
    [[1, 3, 0]],
  ),
  'two-countries': trail({
    ranks: [25, 22, 22, 17, 15, 15, 10, 8, 8, 5],
    others: [[11, 12, 11, 11, 12, 11, 12, 11, 11, 12]],
    notes: [
      { at: 0, rank: 9, words: 'Germany', anchor: 'start' },
      { at: 0, rank: 29, words: 'United Kingdom', anchor: 'start' },
    ],
  }),
  'vq-scale': scale([46, 52, 55, 58, 61, 63, 70], night),
  'vq-bars': bars({
    values: [0.62, 0.58, 0.66, null, 0.55, 0.6, 0.7, null, 0.52, 0.64],
    average: 0.49,
    label: 'average',
  }),
  'competitor-lines': trail({
    ranks: [24, 24, 19, 19, 14, 14, 9, 9, 5],
    others: [
      [3, 3, 4, 4, 6, 6, 8, 8, 8],
      [10, 10, 9, 11, 11, 12, 12, 13, 13],
      [17, 16, 16, 18, 18, 20, 20, 22, 22],
    ],
  }),
  'competitor-grid': table({
    heads: ['one', 'two', 'three', 'four', 'five'],
    rows: [
      { name: 'account A', cells: [true, true, false, true, true] },
      { name: 'account B', cells: [false, true, true, true, false] },
      { name: 'account C', cells: [false, false, true, false, false] },
      { name: 'you', cells: [true, false, true, true, false] },
    ],
  }),
  'season-calendar': year([0, 0.45, 0, 0, 0, 0, 0.6, 0, 0.75, 0, 0, 0.95]),
  'season-wording': month(
    [1, 0, 1, 1, 0, 1, 1, 1, 0, 1, 1, 2, 1, 2, 1, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 0],
    ['ideas', 'how to', 'last minute'],
    night,
  ),
  'gap-line': trail(
    {
      ranks: [19, 18, 14, 14, 9, null, 8, 8, 6, 6],
      notes: [{ at: 5, rank: 14, words: 'not measured' }],
    },
    violet,
  ),
  'check-states': table({
    heads: ['position', 'state'],
    rows: [
      { name: 'Monday', cells: ['7', 'done'] },
      { name: 'Tuesday', cells: ['6', 'done'] },
      { name: 'Wednesday', cells: ['', 'failed: no answer in time'] },
      { name: 'Thursday', cells: ['> 30', 'done'] },
      { name: 'Friday', cells: ['8', 'done'] },
    ],
  }),
  'results-brief': sideBySide([
    { name: 'what is there', rows: [0.9, 0.7, 0.8, 0.6, 0.75, 0.5].map(plain) },
    {
      name: 'what you make',
      rows: [
        { words: 'the phrase', mark: 'accent' },
        { words: 'the person', mark: 'accent' },
        { words: 'the difference', mark: 'accent' },
        { words: 'not in it', mark: 'accent' },
      ],
    },
  ]),
  'brief-sheet': table({
    heads: ['answer at', 'kind', 'for whom', 'age'],
    nameWidth: 200,
    rows: [
      { name: '1', cells: ['35 s', 'talking', 'experts', '2 years'] },
      { name: '2', cells: ['never', 'talking', 'experts', '1 year'] },
      { name: '3', cells: ['41 s', 'list', 'owners', '8 months'] },
      { name: '4', cells: ['22 s', 'talking', 'experts', '2 years'] },
      { name: 'open', cells: ['3 s', 'hands', 'tenants', 'today'] },
    ],
  }),
  'one-address': streets(night),
  'three-rings': rings(['the thing alone', 'the thing and the place', 'your name']),
  'paused-phrases': ranking(
    [
      { words: 'repotting monstera', mark: 'accent' },
      { words: 'frost on balcony plants', mark: 'open' },
      { words: 'yellow leaves', mark: 'accent' },
      { words: 'summer holiday watering', mark: 'open' },
      { words: 'propagate pothos', mark: 'accent' },
      { words: 'advent wreath', mark: 'open' },
    ],
    night,
  ),
  'keep-or-pause': table({
    heads: ['position', 'last video', 'decision'],
    rows: [
      { name: 'repotting', cells: ['4', '2 weeks ago', 'keep'] },
      { name: 'frost', cells: ['> 30', '9 months ago', 'pause'] },
      { name: 'pothos', cells: ['12', '5 weeks ago', 'keep'] },
      { name: 'repoting', cells: ['> 30', 'never', 'delete'] },
    ],
  }),
  'outlier-bars': bars({
    values: [0.05, 0.07, 0.04, 0.06, 0.98, 0.05, 0.08, 0.06, 0.04, 0.05],
    average: 0.15,
    label: 'average',
  }),
  'average-line': bars(
    { values: [0.3, 0.24, 0.95, 0.2, 0.26, 0.16, 0.22, 0.14, 0.18, 0.12], average: 0.28, label: 'average' },
    night,
  ),
  'sheet-grid': table({
    heads: ['position', '7 days', 'best'],
    rows: [
      { name: 'descale kettle', cells: ['4', '▲ 3', '2'] },
      { name: 'kettle flakes', cells: ['11', '▲ 1', '9'] },
      { name: 'limescale tap', cells: ['> 30', '', '24'] },
      { name: 'clean shower', cells: ['7', '▼ 2', '5'] },
    ],
  }),
  'sheet-layouts': columns(
    { name: 'a column a day', words: ['Mon Tue Wed', '4    5    –', 'no sorting'] },
    {
      name: 'a row a check',
      words: [
        '12 May   gb   4   done',
        '13 May   gb   5   done',
        '14 May   gb   –   failed',
        '15 May   gb   4   done',
      ],
    },
  ),
  'train-queue': track(
    [
      { name: 'collect' },
      { name: 'strike out' },
      { name: 'waiting', waiting: true },
      { name: 'group' },
      { name: 'sent' },
    ],
    night,
  ),
  'waiting-changes': track([
    { name: 'add a phrase', waiting: true },
    { name: 'pause one', waiting: true },
    { name: 'rename', waiting: true },
    { name: 'connected' },
  ]),
  'week-steps': track([
    { name: 'Mon' },
    { name: 'Tue', waiting: true },
    { name: 'Wed' },
    { name: 'Thu', waiting: true },
    { name: 'Fri' },
    { name: 'Sat', waiting: true },
    { name: 'Sun', waiting: true },
  ]),
  'week-minutes': bars({ values: [0.6, 0.02, 0.98, 0.12, 0.8, 0.2, 0.02] }, night),
}
