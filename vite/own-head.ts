import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export const styleSheet = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)">/
const themeScript = /<script src="\/(theme\.js)"><\/script>/
const guardScript = /<script src="\/(entry-guard\.js)"[^>]*><\/script>/

/**
 * Inlines the style sheet and the theme script, because separate files would delay the first paint. Inlines
 * the entry guard, because its request would take one of the six connections that a browser opens over
 * HTTP/1.1. Deletes the files of both scripts. Throws if the page does not refer to all three files.
 */
export function withOwnHead(page: string, folder: string): string {
  const take = (text: string, place: RegExp, element: (content: string) => string) => {
    const file = place.exec(text)?.[1]
    if (!file) throw new Error(`the page does not contain ${place}`)
    const content = readFileSync(join(folder, file), 'utf8').trim()
    if (file.endsWith('.js')) rmSync(join(folder, file))
    return text.replace(place, () => element(content))
  }
  const scriptElement = (script: string) => `<script>${script}</script>`
  const styled = take(page, styleSheet, (css) => `<style>${css}</style>`)
  return take(take(styled, themeScript, scriptElement), guardScript, scriptElement)
}
