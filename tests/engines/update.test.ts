import { describe, expect } from 'vitest'
import { untilFilled } from '../support/browser/screens.ts'
import { buildNumber } from '../support/browser/update-offer.ts'
import { makeAccount } from '../support/stack/api.ts'
import { startDeployments } from '../support/stack/deployments.ts'
import { engines } from './driver/engines.ts'
import { test as base, signIn } from './driver/journey.ts'

const test = base
  .extend('deployments', async ({ server }, { onCleanup }) => {
    const deployments = await startDeployments(server.port)
    onCleanup(() => deployments.close())
    return deployments
  })
  .override('site', ({ deployments }) => deployments.url)

describe.for(engines())('in $name', (engine) => {
  test('offers a new build, activates it on a press, and works', async ({ phone, server, deployments }) => {
    const { screen } = await signIn(await phone(engine), await makeAccount(server))
    await screen.evaluate(untilFilled)
    await screen.goto('/rank-tracking')
    await screen.finds('heading', 'Tracking')
    const build = () => screen.evaluate(buildNumber)
    expect(await build()).toBe(0)
    deployments.deployNext()
    await screen.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await screen.sees('A new version of Keytrail is ready.', 90_000)
    expect(await build()).toBe(0)
    await screen.click('button', 'Update')
    await screen.until('the new build', async () => (await build()) === 1, 60_000)
    await screen.finds('heading', 'Tracking')
    await screen.misses('A new version of Keytrail is ready.')
  })
})
