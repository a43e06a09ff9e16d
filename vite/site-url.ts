/** Stands for the site's own address in a build that does not know it; the embedded stack puts its own in place. */
export const unknownSiteUrl = 'https://site.keytrail.invalid'

/** Where the built site will be, without a slash at its end. */
export const siteUrl = (process.env.VITE_SITE_URL ?? unknownSiteUrl).replace(/\/+$/, '')
