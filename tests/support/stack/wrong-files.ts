// Simulates what hosts, CDNs and captive portals return instead of the app's files.
import type { Deployments, Given } from './deployments.ts'

const foreignPage = '<!doctype html><title>WiFi</title><h1>Please sign in to the WiFi</h1>'
const html = { 'content-type': 'text/html' }

type Alter = (given: Given, isAsset: boolean, olderContent: () => Buffer) => Partial<Given>
export const faults: Record<string, Alter> = {
  'html for all': () => ({ headers: html, content: Buffer.from(foreignPage) }),
  'html for /assets': (_, isAsset) => (isAsset ? { headers: html, content: Buffer.from(foreignPage) } : {}),
  'empty 200': () => ({ content: Buffer.alloc(0) }),
  'cut file': ({ content }) => ({ content: content.subarray(0, content.length / 2) }),
  'wrong type': () => ({ headers: { 'content-type': 'text/plain' } }),
  'old build’s file': (_, __, olderContent) => ({ content: olderContent() }),
}

const serverPath = /^\/(rest|auth|functions|sandbox|cms|v2024-01-01)\//

/** The HTTP cache may reuse the wrong content later. 'html for all' also affects responses of the API. */
export function spoil(deployments: Deployments, fault: string): void {
  const cacheControl = 'public, max-age=31536000, immutable'
  const { current } = deployments
  deployments.alter = (path, given, ofBuild) => {
    const isOwn = !serverPath.test(path)
    if (!isOwn && fault !== 'html for all') return given
    const altered = {
      ...given,
      ...faults[fault]?.(given, path.startsWith('/assets/'), () => ofBuild(current + 7)),
    }
    if (altered.content === given.content && altered.headers === given.headers) return given
    const headers = { ...altered.headers, 'cache-control': isOwn ? cacheControl : 'no-store' }
    return { status: 200, headers, content: altered.content }
  }
}
