import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Calls `work` after each build except an SSR build. Plugins with the order `pre` run before the others. */
export function afterBuild(
  name: string,
  order: 'pre' | 'post',
  work: (folder: string, root: string) => void | Promise<void>,
): Plugin {
  let root = ''
  let folder = ''
  return {
    name,
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root
      folder = resolve(root, config.build.outDir)
    },
    closeBundle: { sequential: true, order, handler: () => work(folder, root) },
  }
}
