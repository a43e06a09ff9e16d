// The pictures of the posts on phrases and captions.
import { night, violet } from './ground.ts'
import { bars } from './lines.ts'
import { ranking, sideBySide, stairs, suggestions, table } from './lists.ts'
import { caption, columns, paths } from './scenes.ts'

export const foundations: Record<string, string> = {
  'search-intent': paths('sourdough', ['to learn', 'to choose', 'to find', 'to do'], 1),
  'search-intent-parts': sideBySide([
    {
      name: 'words before',
      rows: [{ words: 'how to feed' }, { words: 'best flour for' }, { words: 'why is my' }],
    },
    {
      name: 'the subject',
      rows: [
        { words: 'sourdough', mark: 'accent' },
        { words: 'sourdough', mark: 'accent' },
        { words: 'sourdough', mark: 'accent' },
      ],
    },
    { name: 'words after', rows: [{ words: 'starter' }, { words: 'beginners' }, { words: 'so dense' }] },
  ]),
  'caption-lines': caption(
    [
      { words: 'How to clean white trainers', underlined: true },
      { bar: 0.92 },
      { bar: 0.78 },
      { bar: 0.86 },
      { bar: 0.4 },
    ],
    night,
  ),
  'caption-parts': caption([
    { bar: 0.95, note: 'the phrase' },
    { bar: 0.8, note: 'the answer' },
    { bar: 0.9, note: 'the details' },
    { bar: 0.6, note: 'the neighbours' },
    { bar: 0.35, note: 'hashtags' },
  ]),
  'keywords-hashtags': columns(
    { name: 'labels', words: ['#cleaning', '#kettle', '#kitchen', '#tips'] },
    {
      name: 'questions',
      words: [
        'how to descale a kettle',
        'white flakes in kettle',
        'descale without vinegar',
        'is limescale harmful',
      ],
    },
  ),
  'label-and-phrase': columns(
    { name: 'one label', words: ['#runningshoes'] },
    {
      name: 'room for who, where and why',
      words: ['running shoes for flat feet', 'running shoes wide toe box', 'running shoes under £80'],
    },
    night,
  ),
  'autocomplete-box': suggestions('matcha l', [
    'matcha latte',
    'matcha latte at home',
    'matcha latte without whisk',
    'matcha latte iced',
    'matcha latte oat milk',
    'matcha lemonade',
  ]),
  'autocomplete-steps': stairs(['m', 'ma', 'mat', 'matc', 'match', 'matcha'], 5, night),
  'phrase-ladder': stairs(['houseplants', 'monstera', 'yellow leaves', 'after repotting', 'in winter'], 3),
  'open-rows': ranking([
    { bar: 0.8 },
    { bar: 0.6 },
    { words: 'answers after 40 seconds', mark: 'open' },
    { bar: 0.7 },
    { bar: 0.5 },
    { words: 'three years old', mark: 'open' },
    { bar: 0.75 },
    { words: 'answers something else', mark: 'open' },
    { bar: 0.45 },
    { bar: 0.65 },
  ]),
  'one-phrase': paths(
    'coffee morning',
    ['curdled oat milk', 'moka pot, first time', 'sour coffee', 'froth by hand'],
    1,
    violet,
  ),
  'split-film': table({
    heads: ['phrase', 'length'],
    nameWidth: 260,
    rows: [
      { name: 'film 1', cells: ['froth milk without a machine', '28 s'] },
      { name: 'film 2', cells: ['oat milk curdles in coffee', '19 s'] },
      { name: 'film 3', cells: ['moka pot first time', '41 s'] },
      { name: 'film 4', cells: ['how much coffee for a moka', '16 s'] },
      { name: 'film 5', cells: ['coffee tastes sour', '33 s'] },
    ],
  }),
  'letter-stairs': stairs(['m', 'ma', 'mat', 'matc', 'match', 'matcha'], 2, violet),
  'letter-table': bars({ values: [0, 0, 0.17, 0.5, 0.83, 1], label: '' }),
  'comment-phrases': stairs(['what size?', 'on gas?', 'why did it sink?', 'where from?'], 2, night),
  'comment-families': table({
    heads: ['questions'],
    nameWidth: 620,
    rows: [
      { name: 'going wrong', cells: ['● ● ● ● ● ● ● ● ●'] },
      { name: 'doing it', cells: ['● ● ● ● ● ● ●'] },
      { name: 'the thing', cells: ['● ● ● ● ●'] },
      { name: 'you', cells: ['● ●'] },
    ],
  }),
}
