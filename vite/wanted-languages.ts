/**
 * An expression for a page's script, like src/lib/wanted-locale.ts: the preferred languages, such as 'fr', best first.
 * May include languages that the product does not have.
 */
export const wantedLanguages = `(() => {
    let chosen
    try {
      chosen = localStorage.getItem('keytrail-locale')
    } catch {
    }
    return [chosen, ...navigator.languages].map((tag) => String(tag).slice(0, 2))
  })()`
