import { useEffect, useRef } from 'react'

interface TurnstileApi {
  render(
    element: HTMLElement,
    options: { sitekey: string; callback(token: string): void; 'expired-callback'(): void },
  ): string
  remove(id: string): void
}

interface TurnstileProps {
  siteKey: string
  /** Receives null once the token expires or the widget is removed; undefined if the widget cannot load. */
  onToken(token: string | null | undefined): void
}

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
let loading: Promise<TurnstileApi> | null = null

function loadTurnstile(): Promise<TurnstileApi> {
  loading ??= new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = script
    const fail = () => {
      loading = null
      reject(new Error('Turnstile cannot be loaded'))
    }
    element.onload = () => {
      const { turnstile } = globalThis as unknown as { turnstile?: TurnstileApi }
      // A content blocker may respond with an empty script.
      if (turnstile) resolve(turnstile)
      else fail()
    }
    element.onerror = fail
    document.head.append(element)
  })
  return loading
}

export function Turnstile({ siteKey, onToken }: TurnstileProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let gone = false
    let remove = () => {}
    loadTurnstile().then(
      (turnstile) => {
        if (gone || !place.current) return
        const options = { sitekey: siteKey, callback: onToken, 'expired-callback': () => onToken(null) }
        const id = turnstile.render(place.current, options)
        remove = () => turnstile.remove(id)
      },
      // If the script cannot be loaded, the form is sent without a token, and the server refuses it.
      () => gone || onToken(undefined),
    )
    return () => {
      gone = true
      remove()
      onToken(null)
    }
  }, [siteKey, onToken])
  return <div ref={place} className="min-h-16" />
}
