import { Failure } from '../failure.ts'

/** The body of `response` as text. Stops reading and fails with `upstream_bad_payload` after `maxBytes`. */
export async function readCappedText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new Failure('upstream_bad_payload', { detail: `more than ${maxBytes} bytes` })
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
