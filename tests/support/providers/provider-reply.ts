import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export type ProviderReply = (response: ServerResponse) => void | Promise<void>

export function text(
  status: number,
  text: string | Uint8Array,
  headers: Record<string, string> = {},
): ProviderReply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
  }
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): ProviderReply {
  return text(status, JSON.stringify(body), headers)
}

export function html(status: number): ProviderReply {
  return text(status, '<!doctype html><title>Verify</title>', { 'content-type': 'text/html; charset=utf-8' })
}

export const hang: ProviderReply = () => undefined

export const drop: ProviderReply = (response) => {
  response.destroy()
}

export const hangInBody: ProviderReply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"status_code":0,')
}

export const dropInBody: ProviderReply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"status_code":0,', () => response.destroy())
}

/** Sends `megabytes` of JSON white space, as fast as the client accepts it. */
export function flood(megabytes: number): ProviderReply {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const megabyte = ' '.repeat(1024 * 1024)
    for (let sent = 0; sent < megabytes && !response.destroyed; sent++) {
      if (!response.write(megabyte)) await Promise.race([once(response, 'drain'), once(response, 'close')])
    }
    response.end('{}')
  }
}

export function trickle(text: string): ProviderReply {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    for (const piece of text.match(/.{1,20}/gsu) ?? []) {
      response.write(piece)
      await setTimeout(5)
    }
    response.end()
  }
}
