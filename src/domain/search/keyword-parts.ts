// Splits a suggestion into the typed phrase and what TikTok added.

/** A part of a suggestion. */
export interface KeywordPart {
  text: string
  /** Not in the seed phrase. */
  added: boolean
}

// A cut before one of these would split a grapheme, for example a letter and its accent.
const continues = /^(\p{M}|\p{Emoji_Modifier}|\u200D|\uFE0F)/u
const joins = /\u200D$/

function cutAt(word: string, from: number, to: number): KeywordPart[] | null {
  const [before, within, after] = [word.slice(0, from), word.slice(from, to), word.slice(to)]
  if (continues.test(after) || joins.test(within) || joins.test(before)) return null
  return [
    { text: before, added: true },
    { text: within, added: false },
    { text: after, added: true },
  ].filter(({ text }) => text !== '')
}

/** Compares word by word, for a suggestion that does not contain the seed phrase as typed. */
function byWords(word: string, seed: string): KeywordPart[] {
  const known = new Set(seed.toLowerCase().split(' '))
  const parts: KeywordPart[] = []
  for (const piece of word.split(/(?<= )/)) {
    const added = !known.has(piece.trim().toLowerCase())
    const last = parts.at(-1)
    if (last?.added === added) last.text += piece
    else parts.push({ text: piece, added })
  }
  return parts
}

/** The parts of a suggestion, ignoring case: "matcha latte" adds " latte" to the seed "matcha". */
export function keywordParts(word: string, seed: string): KeywordPart[] {
  const [lowerWord, lowerSeed] = [word.toLowerCase(), seed.toLowerCase()]
  const at = seed === '' ? -1 : lowerWord.indexOf(lowerSeed)
  // Some letters change length with their case; then an index into one text is invalid in the other.
  const isSameLength = lowerWord.length === word.length && lowerSeed.length === seed.length
  return (at >= 0 && isSameLength && cutAt(word, at, at + seed.length)) || byWords(word, seed)
}
