type Listener = (reason: unknown) => void

/** Returns the reason of the unhandled rejection that `act` causes, and hides it from the test runner. */
export async function leftRejection(act: () => void): Promise<unknown> {
  const others = process.listeners('unhandledRejection') as Listener[]
  process.removeAllListeners('unhandledRejection')
  try {
    return await new Promise((resolve) => {
      process.once('unhandledRejection', resolve)
      act()
    })
  } finally {
    for (const other of others) process.on('unhandledRejection', other)
  }
}
