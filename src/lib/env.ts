/** Hosted builds have their settings compiled in. An embedded stack puts its settings into meta elements. */
function fromPage(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const content = document.querySelector<HTMLMetaElement>(`meta[name="keytrail:${name}"]`)?.content
  return content === '' ? undefined : content
}

const sanityProject = import.meta.env.VITE_SANITY_PROJECT_ID
const contentUrl = import.meta.env.VITE_CONTENT_URL

/** Whether this build has a source of blog posts. A constant, so that the bundler can drop unused code. */
export const hasContent =
  (!import.meta.env.VITE_SUPABASE_URL && import.meta.env.KEYTRAIL_SAMPLE_BLOG !== 'off') ||
  Boolean(contentUrl ?? sanityProject)

/** Whether the app sells plans. A constant, so that the bundler can drop unused code. */
export const hasPlans = import.meta.env.VITE_PLANS !== 'off'

export const env = {
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL ?? globalThis.location?.origin ?? '',
  supabaseKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? fromPage('publishable-key') ?? '',
  /** Sanity's CDN, another server, or this origin (''). */
  contentUrl: contentUrl ?? (sanityProject ? `https://${sanityProject}.apicdn.sanity.io` : ''),
  imagesUrl: contentUrl || !sanityProject ? `${contentUrl ?? ''}/cms` : 'https://cdn.sanity.io',
  sanityProject: sanityProject ?? 'keytrail',
  sanityDataset: import.meta.env.VITE_SANITY_DATASET ?? 'production',
  measured: Boolean(import.meta.env.VITE_GTM_ID),
  /** Without a trailing slash, for absolute links. */
  siteUrl: import.meta.env.VITE_SITE_URL ?? fromPage('site-url') ?? globalThis.location?.origin ?? '',
  /** The public key for web push; empty if push is off. */
  pushKey: import.meta.env.VITE_VAPID_PUBLIC_KEY ?? fromPage('push-key') ?? '',
  /** Whether the embedded stack serves this page. */
  embedded: fromPage('stack') === 'embedded',
}
