import type { Rolldown } from 'vite'

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'code' | 'isEntry' | 'importers' | 'dynamicImporters'>

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null
}

const sources = {
  publicScreens: /\/features\/(auth|authors|blog|contact|demo|home|marketing)\/|\/app\/home-screen/,
  inFeature: /\/features\//,
  homeScreen: /\/app\/home-screen/,
  // Modules that these files import dynamically are screens; all others imported dynamically are parts.
  screenLists: /\/app\/(pages|session\/guard)\.tsx$/,
  rareScreens: /\/features\/(admin|developers|report)\//,
  // The shell of the signed-in screens, and code that loads after every signed-in screen.
  signedInFrame: /\/app\/(shell\/(tab-bar|member-header)|notices\/alerts-watch)\.tsx$/,
  userDatabase: /\/app\/session\/user-database/,
  // This screen shows a ranking immediately; other screens load the ranking as a part.
  rankingScreen: /\/features\/history\/check-detail-page/,
  // The code that these screens share is in files that other screens do not load.
  lookupScreens: /\/features\/(search|search-check)\//,
  // Lists and the home screen need these insights immediately.
  atOnce: /\/domain\/insight\/(usual-rank|own-ranks)\./,
  insights:
    /\/((domain|parts|words|key-phrase)\/insight\/|db\/(insights\/keep-gists|reads\/(insight\/gists|earlier-search)))|\/(usual-line|check-insights|insight-columns|keyword-opportunity|since-before|has-risers|own-ranks-line)\.tsx?/,
  // These pages are prerendered, so their code loads only when the app navigates to one of them.
  marketing: /\/features\/marketing\//,
  // The service worker finds a language's file by its name (src/app/worker/precache.ts).
  languageFolder: /\/src\/words\/([a-z]{2})\//,
  // A screen shares these small modules with another screen's part; a file for each would cost a request.
  smallShared:
    /\/src\/(db\/reads\/(searches|key-phrases|insight\/own-ranks)|domain\/(insight\/own-ranks|search\/history-filter)|lib\/(calendar-days|walk-links)|ui\/controls\/segments)\./,
}
const iconFile = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.\w+$/
const chartLibrary = /\/uplot\/dist\//
/** Assigns modules to named files; the first pattern that matches decides. */
const named: readonly (readonly [file: string, modules: RegExp])[] = [
  // Menus need these modules; the rest of the code for ideas loads on a press.
  [
    'make-idea',
    /\/(parts\/ideas\/make-idea|words\/ideas\/idea-(name|noting)|tracking\/(change\/)?phrase-items|ui\/drawing\/action-drawings)\./,
  ],
  ['idea-actions', /\/(features|parts)\/ideas\/actions\./],
  // Parts of several screens load both modules.
  ['why', /\/(domain\/tracking|words\/check)\/why\./],
  // This code is rarely needed, because there are usually no unsent changes.
  ['unsent', /\/(sync-notices|unsent-list|use-time|sync-state)\.|\/words\/shell\/(sync|outbox)\./],
  ['comparison', /\/history\/comparison\/(check|word|comparison)-/],
  ['plot', /\/ui\/chart\/plot[\w-]*\.ts/],
  ['clusters', /\/search\/clusters\//],
  ['room', /\/space\/(make-room|leave-checks)\.|\/sync\/checks-to-leave\./],
  // The list on the account page and the question "Which account is yours?" share most of their code.
  ['own-accounts', /\/(account\/own-account|parts\/account\/actions\.)/],
  ['billing', /\/(words\/billing\/plans|remote\/functions\/payments)\./],
  // The demo notes a visitor's searches, and the form after sign-up reads them, so both load this code.
  [
    'demo-search',
    /\/(parts\/search\/demo-searches|domain\/search\/demo-limit|words\/search\/demo-results)\./,
  ],
]
/** A test checks that each pattern matches a file, so that a renamed file cannot silently leave its chunk. */
export const sourcePatterns: readonly RegExp[] = [
  ...Object.values(sources),
  ...named.map(([, modules]) => modules),
]

interface Users {
  /** Includes the entry, as `page`. */
  screens: Set<string>
  parts: Set<string>
}

/** Caches lookups, because `getModuleInfo` copies the module's code on each call. */
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

function findImporters(id: string, graph: ModuleGraph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const icon = iconFile.exec(id)?.[1]
  if (icon === undefined) return importers
  const name = new RegExp(`\\b${icon.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}\\b`)
  return (
    importers
      .flatMap((index) => graph.getModuleInfo(index)?.importers ?? [])
      // The library has two index files, one of which imports the other.
      .filter((user) => !user.includes('/lucide-react/') && name.test(graph.getModuleInfo(user)?.code ?? ''))
  )
}

/**
 * Returns the screens and parts that import the module statically, directly or through other modules. The
 * module itself counts if it is a screen or part. Leaves out rare screens.
 */
function findUsers(
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
  else if (sources.rareScreens.test(id)) return found
  else if (dynamicImporters.some((importer) => sources.screenLists.test(importer))) found.screens.add(id)
  else if (dynamicImporters.length > 0) found.parts.add(id)
  for (const importer of findImporters(id, graph)) findUsers(importer, graph, found, seen)
  return found
}

function someMatch(ids: ReadonlySet<string>, pattern: RegExp): boolean {
  return [...ids].some((id) => pattern.test(id))
}

function allMatch(ids: ReadonlySet<string>, pattern: RegExp): boolean {
  return ids.size > 0 && [...ids].every((id) => pattern.test(id))
}

function chooseFile(id: string, graph: ModuleGraph): string | null {
  const language = sources.languageFolder.exec(id)?.[1]
  if (language !== undefined) return language
  const { screens, parts } = findUsers(id, graph)
  if (screens.has('page')) return 'page'
  // An icon that is used in several places would otherwise get a tiny file of its own.
  if (iconFile.test(id)) return screens.size + parts.size > 1 ? 'forms' : null
  if (sources.insights.test(id) && !sources.atOnce.test(id)) return 'insights'
  const group = named.find(([, modules]) => modules.test(id))
  if (group) return group[0]
  if (chartLibrary.test(id)) return 'plot'
  if (parts.size === 0 && allMatch(screens, sources.marketing)) return 'marketing'
  const open = [...screens].filter((screen) => sources.publicScreens.test(screen))
  if (open.length > 0) {
    if (screens.size > 1 && open.some((screen) => sources.homeScreen.test(screen))) return 'page'
    // `forms` has the code that public screens share with members' screens. `passwords` has the code that
    // public screens share only with parts of members' screens, such as the form that changes a password. The
    // bundler splits the rest by screen.
    if (screens.size > open.length) return 'forms'
    const isOfMembersToo = [...parts].some(
      (part) => sources.inFeature.test(part) && !sources.publicScreens.test(part),
    )
    return isOfMembersToo ? 'passwords' : null
  }
  if (parts.size > 0 && screens.size === 1 && allMatch(screens, sources.rankingScreen)) return 'ranking'
  const isShared =
    someMatch(parts, sources.signedInFrame) ||
    someMatch(screens, sources.userDatabase) ||
    sources.smallShared.test(id)
  const isOfLookups = !isShared && allMatch(screens, sources.lookupScreens)
  if (!isShared && screens.size + Number(isOfLookups) * parts.size < 2) return null
  // A part of a public screen should not load the code of members' screens.
  if (someMatch(parts, sources.publicScreens)) return isOfLookups ? 'found' : 'shared'
  return isOfLookups ? 'lookups' : 'signed-in'
}

/**
 * The returned function chooses the output file of a module, or returns null to let the bundler choose. Shared
 * code is merged into a few files, because each request costs time on a slow connection.
 */
export function chunkNames(): (id: string, graph: ModuleGraph) => string | null {
  let seen: ModuleGraph | null = null
  return (id, graph) => {
    seen ??= remembered(graph)
    return chooseFile(id, seen)
  }
}
