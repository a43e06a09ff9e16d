export interface KeywordPart {
  text: string
  added: boolean
}

// A cut before `continues` or after `joins` would split a grapheme, such as a letter and its accent.
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

/** Separates the parts that `word` adds to `seed`, ignoring case: "Iced Tea" adds "Iced " to "tea". */
export function keywordParts(word: string, seed: string): KeywordPart[] {
  const [lowerWord, lowerSeed] = [word.toLowerCase(), seed.toLowerCase()]
  const at = seed === '' ? -1 : lowerWord.indexOf(lowerSeed)
  // Some letters change length with case, so an index into the lower-case text may be wrong in the original.
  const isSameLength = lowerWord.length === word.length && lowerSeed.length === seed.length
  return (at >= 0 && isSameLength && cutAt(word, at, at + seed.length)) || byWords(word, seed)
}
