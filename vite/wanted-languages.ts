/**
 * An expression for a page's own script, like src/lib/wanted-locale.ts: the languages that the device's owner prefers,
 * such as 'fr', best first. May include languages that the product does not have.
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
