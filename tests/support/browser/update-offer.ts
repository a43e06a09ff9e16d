import type { Page } from 'playwright-core'

export const offerIn = (tab: Page) => tab.getByText('A new version of Keytrail is ready.')
export const pressUpdate = (tab: Page) => tab.getByRole('button', { name: 'Update', exact: true }).click()

export async function noticeUpdate(tab: Page): Promise<void> {
  await tab.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await offerIn(tab).waitFor()
}

export const readBuildNumber = (tab: Page) =>
  tab.evaluate(() => {
    const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
    return Number(/\.build(\d+)/.exec(entry)?.[1] ?? 0)
  })
