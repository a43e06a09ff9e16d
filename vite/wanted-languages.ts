/**
 * An expression for a page's own script, as src/lib/wanted-locale.ts: the languages that the device's owner prefers, the
 * best first, such as 'fr'. Others than the product's may be among them.
 */
export const wantedLanguages = `(() => {
    let chosen
    try {
      chosen = localStorage.getItem('keytrail-locale')
    } catch {
      // Storage is blocked.
    }
    return [chosen, ...navigator.languages].map((tag) => String(tag).slice(0, 2))
  })()`
