import type { CDPSession, Page } from 'playwright-core'

/** Slow 4G, as in the browser's developer tools. */
export const thinLine = { latencyMs: 562, bytesPerSecond: (1.6e6 * 0.9) / 8 }
const slowdown = 4

/** The timeout of the long waits: longer than any of them takes on a busy machine. */
export const patienceMs = 120_000

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const desktop = { viewport: { width: 1440, height: 900 } }

/** Slows the page's processor, and its network if `line` is set. */
export async function slow(page: Page, { line = false } = {}): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (line) {
    const { latencyMs: latency, bytesPerSecond: rate } = thinLine
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency, downloadThroughput: rate, uploadThroughput: rate },
    })
  }
  return session
}
