import { storable } from '../../functions/_shared/http/read-body.ts'

const deepest = 40
// Also matches an unclosed string, because repeated searches for its end would take quadratic time.
const jsonString = /"[^"\\]*(?:\\.[^"\\]*)*"?/gs

/** Deeply nested JSON could overflow the stack of code that walks it recursively. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (const character of text.replaceAll(jsonString, '')) {
    if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}

/** Throws if the text is not JSON, nests too deeply, or contains text that the database cannot store. */
export function parseStorableJson(text: string): unknown {
  if (isTooDeep(text)) throw new Error('the JSON nests too deeply')
  return JSON.parse(text, storable)
}
