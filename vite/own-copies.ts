import type { Plugin } from 'vite'

const operatorsScreen = /\/src\/features\/admin\//
const drawing =
  /\/src\/ui\/(chart|chart-\w+|use-plot|use-near|plot|plot-\w+|plotting|palette)\.tsx?$|\/uplot\//

/** Ends the name of a module that is the operator's own copy. */
export const copyMark = '?operators'

/**
 * Gives the operator's screen copies of its own of what charts are drawn with: shared, they would be cut out of the
 * files of the one other screen that has charts, which everybody loads.
 */
export function ownCopies(): Plugin {
  return {
    name: 'own-copies',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(copyMark) && !operatorsScreen.test(importer ?? '')) return null
      const from = importer?.replace(copyMark, '')
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true })
      if (!resolved || resolved.external) return resolved
      return drawing.test(resolved.id) ? { ...resolved, id: resolved.id + copyMark } : resolved
    },
  }
}
