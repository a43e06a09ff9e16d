import { changeProfile } from '#src/db/writes/profile.ts'
import type { BrandWords } from '#src/domain/account/rows.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { brandWordsWords } from '#src/words/alerts/brand-words.ts'

export function saveBrandWords(brand_words: BrandWords): Promise<boolean> {
  return keepAndSend(brandWordsWords.saveFailed, () => changeProfile({ brand_words }))
}
