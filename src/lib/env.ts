/**
 * The app's settings, read once: the only reader of import.meta.env. A hosted build has them compiled in; the
 * embedded stack creates its keys at its first start and writes them into the page's meta elements.
 */
function fromPage(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const content = document.querySelector<HTMLMetaElement>(`meta[name="keytrail:${name}"]`)?.content
  return content === '' ? undefined : content
}

const sanityProject = import.meta.env.VITE_SANITY_PROJECT_ID
const contentUrl = import.meta.env.VITE_CONTENT_URL

/**
 * Whether the blog has posts: from a content service, or the embedded stack's samples if it has its sandbox. A hosted
 * build has no samples. A separate build constant, so that code that depends on it can be left out.
 */
export const hasContent =
  (!import.meta.env.VITE_SUPABASE_URL && import.meta.env.KEYTRAIL_SAMPLE_BLOG !== 'off') ||
  Boolean(contentUrl ?? sanityProject)

/** Whether plans are shown and sold. A build constant, like the one above. */
export const hasPlans = import.meta.env.VITE_PLANS !== 'off'

export const env = {
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL ?? globalThis.location?.origin ?? '',
  supabaseKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? fromPage('publishable-key') ?? '',
  /** The content service: a project's CDN, another server, or this origin ('', the embedded stack). */
  contentUrl: contentUrl ?? (sanityProject ? `https://${sanityProject}.apicdn.sanity.io` : ''),
  imagesUrl: contentUrl || !sanityProject ? `${contentUrl ?? ''}/cms` : 'https://cdn.sanity.io',
  sanityProject: sanityProject ?? 'keytrail',
  sanityDataset: import.meta.env.VITE_SANITY_DATASET ?? 'production',
  /** Whether this build counts the visits of users who agree (src/app/notices/consent.tsx). */
  measured: Boolean(import.meta.env.VITE_GTM_ID),
  /** The public address of the site, without a trailing slash, for links that must be absolute. */
  siteUrl: import.meta.env.VITE_SITE_URL ?? fromPage('site-url') ?? globalThis.location?.origin ?? '',
  /** The public key for web push; empty if pushes are off. */
  pushKey: import.meta.env.VITE_VAPID_PUBLIC_KEY ?? fromPage('push-key') ?? '',
  /** True if the embedded stack serves the app: sample data, demo account, mail outbox. */
  embedded: fromPage('stack') === 'embedded',
}
