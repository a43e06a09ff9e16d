import { assertMutatedSuggestions } from '../../../tests/doubles/mutated-suggestions.ts'
import { handle } from './handler.ts'

const entries = ['sourdough starter', 'sourdough bread', 'easy sourdough'].map((word, n) => ({
  word,
  group_id: `730123456789012345${n}`,
}))

Deno.test('tiktok-search over rapidapi23: mutated bodies', () =>
  assertMutatedSuggestions({
    valid: { status_code: 0, status_msg: '', data: entries, log_id: 'log-1' },
    path: '/tiktok-search?keyword=sourdough',
    handle,
  }))
