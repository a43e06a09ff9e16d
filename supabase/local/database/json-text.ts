import { storable } from '../../functions/_shared/http/read-body.ts'

const deepest = 40

/** Deeply nested JSON could overflow the stack of code that walks it recursively. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (inString) {
      if (character === '\\') at += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '[' || character === '{') {
      depth += 1
      if (depth > deepest) return true
    } else if (character === ']' || character === '}') depth -= 1
  }
  return false
}

/** Throws if the text is not JSON, nests too deeply, or contains text that the database cannot store. */
export function parseStorableJson(text: string): unknown {
  if (isTooDeep(text)) throw new Error('the JSON nests too deeply')
  return JSON.parse(text, storable)
}
