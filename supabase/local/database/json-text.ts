import { storable } from '../../functions/_shared/http/read-body.ts'

const deepest = 40
// Also matches a string that is not closed, because the time to search for its end would be quadratic.
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
