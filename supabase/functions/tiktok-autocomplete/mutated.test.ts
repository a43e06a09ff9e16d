import { assertMutatedSuggestions } from '../../../tests/doubles/mutated-suggestions.ts'
import { handle } from './handler.ts'

const entries = ['sourdough starter', 'sourdough bread', 'easy sourdough'].map((content) => ({
  content,
  extra_info: { lang: 'en' },
}))
const native = { status_code: 0, status_msg: '', sug_list: entries, log_pb: { impr_id: 'log-1' } }
const bodies = { tikapi: native, tikhub: { code: 200, data: native } }

for (const [provider, valid] of Object.entries(bodies)) {
  Deno.test(`tiktok-autocomplete over ${provider}: mutated bodies`, () =>
    assertMutatedSuggestions({
      variables: { TIKTOK_SUGGESTIONS: provider },
      valid,
      path: '/tiktok-autocomplete?query=sourdough',
      handle,
    }))
}
