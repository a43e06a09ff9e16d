// Which of the few large files of the build a module travels in.

interface ModuleInfo {
  code: string | null
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null
}

const publicScreens = /\/features\/(auth|authors|blog|contact|demo|home|marketing)\/|\/app\/home-screen/
const inFeature = /\/features\//
const homeScreen = /\/app\/home-screen/
// The files that import screens. What any other file imports dynamically, such as a dialog, is a part of a screen.
const screenLists = /\/app\/(pages|session\/guard)\.tsx$/
// Only a handful of people ever open it, so it has no say in where its modules go.
const operatorsScreen = /\/features\/admin\//
// What the shell has for signed-in people, and what is fetched behind each of their screens.
const signedInFrame = /\/app\/(shell\/(tab-bar|member-header)|notices\/(alerts-watch|sync-notices))\.tsx$/
const iconFile = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.\w+$/
// Shows a ranking at once. Other screens have theirs as a part.
const rankingScreen = /\/features\/history\/check-detail-page/
// The sentences of a language: their file is named for it, by which the service worker knows it (src/app/worker/precache.ts).
const languageFolder = /\/src\/words\/([a-z]{2})\//
// A few lines that one screen and a part of another share: as files of their own each would cost a request.
const smallShared = /\/src\/(db\/reads\/(search-heads|key-phrase-checks)|lib\/calendar-days)\./
// What every file of the build that exports something by name begins with.
const runtime = /rolldown\/runtime/

interface Users {
  /** Includes the page itself and the frame around signed-in screens. */
  screens: Set<string>
  parts: Set<string>
}

/** Looks each module up once: a look-up copies the module's code, and every file asks for all of its importers. */
function remembered(graph: ModuleGraph): ModuleGraph {
  const known = new Map<string, ModuleInfo | null>()
  return {
    getModuleInfo(id) {
      const found = known.get(id)
      if (found !== undefined) return found
      const info = graph.getModuleInfo(id)
      const { code, isEntry, importers, dynamicImporters } = info ?? {}
      const copy = info && ({ code, isEntry, importers, dynamicImporters } as ModuleInfo)
      known.set(id, copy)
      return copy
    },
  }
}

/** Who imports the module. Icons come through lucide's one index: who imports that and names the icon. */
function importersOf(id: string, graph: ModuleGraph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const icon = iconFile.exec(id)?.[1]
  if (icon === undefined) return importers
  const name = new RegExp(`\\b${icon.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}\\b`)
  return importers
    .flatMap((index) => graph.getModuleInfo(index)?.importers ?? [])
    .filter((user) => name.test(graph.getModuleInfo(user)?.code ?? ''))
}

/** The screens and parts that contain the module: those that import it statically, directly or through others. */
function usersOf(
  id: string,
  graph: ModuleGraph,
  found: Users = { screens: new Set(), parts: new Set() },
  seen = new Set<string>(),
): Users {
  if (seen.has(id)) return found
  seen.add(id)
  const module = graph.getModuleInfo(id)
  if (!module) return found
  const { isEntry, dynamicImporters } = module
  if (isEntry) found.screens.add('page')
  else if (operatorsScreen.test(id)) return found
  else if (dynamicImporters.some((importer) => screenLists.test(importer))) found.screens.add(id)
  else if (dynamicImporters.length > 0) found.parts.add(id)
  for (const importer of importersOf(id, graph)) usersOf(importer, graph, found, seen)
  return found
}

/** Whether only a ranking needs the module at once: screens without one should not pay for it. */
function isRanking(screens: ReadonlySet<string>, parts: ReadonlySet<string>): boolean {
  return parts.size > 0 && screens.size === 1 && [...screens].some((screen) => rankingScreen.test(screen))
}

function fileOf(id: string, graph: ModuleGraph): string | null {
  if (runtime.test(id)) return 'page'
  const language = languageFolder.exec(id)?.[1]
  if (language !== undefined) return language
  const { screens, parts } = usersOf(id, graph)
  if (screens.has('page')) return 'page'
  const open = [...screens].filter((screen) => publicScreens.test(screen))
  if (open.length > 0) {
    if (screens.size > 1 && open.some((screen) => homeScreen.test(screen))) return 'page'
    // What a form needs, whoever fills it in. What members need in one part only, to change a password, is apart from it,
    // and what only visitors read is split by screen.
    if (screens.size > open.length) return 'forms'
    const isOfMembersToo = [...parts].some((part) => inFeature.test(part) && !publicScreens.test(part))
    return isOfMembersToo ? 'passwords' : null
  }
  const isFrame = [...parts].some((part) => signedInFrame.test(part))
  const isEverywhere = isFrame || [...screens].some((screen) => screen.includes('/app/session/user-database'))
  if (isRanking(screens, parts)) return 'ranking'
  if (!isEverywhere && !smallShared.test(id) && screens.size < 2) return null
  // What a part of a public screen needs too should not bring the rest along.
  return [...parts].some((part) => publicScreens.test(part)) ? 'shared' : 'signed-in'
}

/**
 * Names the file of each module; null for one of its own. On a phone's line a request costs as much time as a hundred
 * kilobytes, and a browser asks for six files at a time: what two signed-in screens have in common is one file, even
 * where a screen needs half of it.
 */
export function chunkNames(): (id: string, graph: ModuleGraph) => string | null {
  let seen: ModuleGraph | null = null
  return (id, graph) => {
    seen ??= remembered(graph)
    return fileOf(id, seen)
  }
}
