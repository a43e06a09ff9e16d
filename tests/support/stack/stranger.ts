import { request } from 'node:http'

/** Sends headers that fetch does not allow, such as Host. */
export function askAs(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        body += chunk
      })
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
      )
    })
      .once('error', reject)
      .end()
  })
}
