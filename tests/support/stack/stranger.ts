import { request } from 'node:http'

/** Sends requests that fetch does not allow or would normalize. */
export function askAs(
  port: number,
  path: string,
  headers: Record<string, string>,
  { method = 'GET', body }: { method?: string; body?: string | undefined } = {},
): Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers }),
      )
      response.once('error', reject)
    })
      .once('error', reject)
      .end(body)
  })
}
