/**
 * The app's settings, read once: the only reader of import.meta.env. A hosted build has them compiled in; the
 * embedded stack, whose keys are made at its first start, writes them into the page's meta elements instead.
 */
function fromPage(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const content = document.querySelector<HTMLMetaElement>(`meta[name="keytrail:${name}"]`)?.content
  return content === '' ? undefined : content
}

export const env = {
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL ?? globalThis.location?.origin ?? '',
  supabaseKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? fromPage('publishable-key') ?? '',
  /** The public half of the keys that pushes are signed with; empty where none are sent. */
  pushKey: import.meta.env.VITE_VAPID_PUBLIC_KEY ?? fromPage('push-key') ?? '',
  /** True where the embedded stack serves the app: sample data, demo account, mail outbox. */
  embedded: fromPage('stack') === 'embedded',
}
