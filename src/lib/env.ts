/**
 * The app's settings, read once: the only reader of import.meta.env. A hosted build has them compiled in; the
 * embedded stack, whose keys are made at its first start, writes them into the page's meta elements instead.
 */
function fromPage(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const content = document.querySelector<HTMLMetaElement>(`meta[name="keytrail:${name}"]`)?.content
  return content === '' ? undefined : content
}

const sanityProject = import.meta.env.VITE_SANITY_PROJECT_ID
const contentUrl = import.meta.env.VITE_CONTENT_URL

/**
 * Whether there is anything to read in a blog: posts of a content service, or the embedded stack's samples where it has
 * its sandbox. A hosted build has no samples. A word of the build by itself, so that what depends on it can be left out.
 */
export const hasContent =
  (!import.meta.env.VITE_SUPABASE_URL && import.meta.env.KEYTRAIL_SAMPLE_BLOG !== 'off') ||
  Boolean(contentUrl ?? sanityProject)

/** Whether there are plans to tell of and to pay for. A word of the build, like the one above. */
export const hasPlans = import.meta.env.VITE_PLANS !== 'off'

export const env = {
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL ?? globalThis.location?.origin ?? '',
  supabaseKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? fromPage('publishable-key') ?? '',
  /** Where the content service answers: a project's CDN, another server, or this origin ('', the embedded stack). */
  contentUrl: contentUrl ?? (sanityProject ? `https://${sanityProject}.apicdn.sanity.io` : ''),
  imagesUrl: contentUrl || !sanityProject ? `${contentUrl ?? ''}/cms` : 'https://cdn.sanity.io',
  sanityProject: sanityProject ?? 'keytrail',
  sanityDataset: import.meta.env.VITE_SANITY_DATASET ?? 'production',
  /** Whether this build counts the visits of those who agree (src/app/notices/consent.tsx). */
  measured: Boolean(import.meta.env.VITE_GTM_ID),
  /** The public address of the site, without a slash at its end, for links that must be whole. */
  siteUrl: import.meta.env.VITE_SITE_URL ?? fromPage('site-url') ?? globalThis.location?.origin ?? '',
  /** The public half of the keys that pushes are signed with; empty where none are sent. */
  pushKey: import.meta.env.VITE_VAPID_PUBLIC_KEY ?? fromPage('push-key') ?? '',
  /** True where the embedded stack serves the app: sample data, demo account, mail outbox. */
  embedded: fromPage('stack') === 'embedded',
}
