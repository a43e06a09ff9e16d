type EventOf<Name> = Name extends keyof WindowEventMap ? WindowEventMap[Name] : Event

/** Listens on the window, which also gets events that bubble. Returns a function that stops listening. */
export function listen<Name extends string>(
  names: readonly Name[],
  listener: (event: EventOf<Name>) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const stop = new AbortController()
  for (const name of names)
    addEventListener(name, listener as EventListener, { ...options, signal: stop.signal })
  return () => stop.abort()
}
