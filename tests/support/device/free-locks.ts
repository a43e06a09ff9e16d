// happy-dom has no Web Locks. No other tab is open in these tests, so every lock is free.
const locks = { request: (_name: string, _options: unknown, work: (lock: object) => unknown) => work({}) }
Object.defineProperty(navigator, 'locks', { value: locks })
