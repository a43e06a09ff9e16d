// What brings the app's error texts onto the screen.
import type { Page } from 'playwright-core'

/** Opens an address of the context's own site. */
export const open = (page: Page, path: string) => page.goto(path)
/** Presses the first button of this name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()
/** Answers in the server's place. */
export const answers = (page: Page, address: string, status: number, json: unknown) =>
  page.route(address, (route) => route.fulfill({ status, json }))
/** The server fails. */
export const fails = (page: Page, address: string) => answers(page, address, 500, {})

/** Fills the sign-in form in and sends it. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await press(page, 'Sign in')
}

/** Takes the session out of the browser, under the feet of the page. */
export const dropSession = (page: Page) => page.evaluate(() => localStorage.removeItem('keytrail-session'))

/** Opens /payment and takes the session away while its profile is still on the way. */
export async function payWithoutSession(page: Page): Promise<void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/v1/profiles*', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/rest/v1/profiles*')
  await open(page, '/payment')
  await page.getByText('Loading...').waitFor()
  await asked
  await dropSession(page)
  release()
}

/** From now on nothing can be written to the page's store. */
export const breakWrites = (page: Page) =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new Error('no')
    }
    IDBObjectStore.prototype.add = IDBObjectStore.prototype.put
  })
