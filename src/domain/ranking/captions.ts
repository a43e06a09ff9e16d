import { phraseKey } from '../search/phrases.ts'

// Scripts that write words without spaces between them.
const isUnspaced = (text: string) =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u.test(text)

/**
 * Whether the caption contains the phrase: its words next to each other, or joined as in a hashtag. A phrase in a script
 * without spaces is matched as text.
 */
export function hasPhrase(caption: string, phrase: string): boolean {
  if (isUnspaced(phrase)) return phraseKey(caption).includes(phraseKey(phrase))
  const text = ` ${splitWords(caption).join(' ')} `
  const words = splitWords(phrase)
  return words.length > 0 && [' ', ''].some((between) => text.includes(` ${words.join(between)} `))
}

function splitWords(text: string): string[] {
  return phraseKey(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

export function countHashtags(caption: string): number {
  return caption.match(/[#＃][\p{L}\p{M}\p{N}_]/gu)?.length ?? 0
}
