import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { AstroIntegration, ViteUserConfig } from 'astro'

/** Matches a static import of a file in the same folder in a built script. */
const STATIC = /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g
/** Matches a dynamic import. */
const DYNAMIC = /import\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g

/** The files that a script imports statically (`atOnce`) and dynamically (`later`). */
interface Imports {
  atOnce: string[]
  later: string[]
}

/** All files that a script needs: at once, and for each of its lazy parts, whose own file comes first. */
export interface ScriptFiles {
  atOnce: string[]
  parts: string[][]
}

/**
 * Writes `preloads.json` next to the server build: the files that each script imports. Pages preload the static imports
 * in parallel instead of after the script has loaded, and know the files of their lazy parts.
 */
export function preloads(): AstroIntegration {
  let client = new URL('file:///')
  let server = client
  let folder = ''
  return {
    name: 'preloads',
    hooks: {
      'astro:config:done': ({ config: { build } }) => {
        client = build.client
        server = build.server
        folder = build.assets
      },
      'astro:build:done': () => {
        const scripts = new URL(`${folder}/`, client)
        const imports = new Map(
          readdirSync(scripts)
            .filter((name) => name.endsWith('.js'))
            .map((name) => [name, importsIn(readFileSync(new URL(name, scripts), 'utf8'))]),
        )
        const address = (name: string) => `/${folder}/${name}`
        const sizeOf = (name: string) => statSync(new URL(name, scripts)).size
        const found = [...imports.keys()].map((name) => {
          const { atOnce, parts } = scriptFiles(name, imports)
          // The largest first: over few connections it would otherwise start last.
          const inOrder = atOnce.toSorted((a, b) => sizeOf(b) - sizeOf(a))
          return [address(name), { atOnce: inOrder.map(address), parts: parts.map((files) => files.map(address)) }]
        })
        writeFileSync(new URL('preloads.json', server), JSON.stringify(Object.fromEntries(found)))
      },
    },
  }
}

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>

/** Vite wraps each dynamic import in a function that preloads its files. Pages list them themselves. */
export function withoutVitePreloads(): VitePlugin {
  return {
    name: 'without-vite-preloads',
    enforce: 'pre',
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}

function importsIn(script: string): Imports {
  const names = (pattern: RegExp) => [...script.matchAll(pattern)].map(([, name = '']) => name)
  return { atOnce: names(STATIC), later: names(DYNAMIC) }
}

/** The transitive static imports of a script, and the further files of each of its lazy parts, also of nested ones. */
export function scriptFiles(name: string, imports: ReadonlyMap<string, Imports>): ScriptFiles {
  const staticImports = ({ atOnce }: Imports) => atOnce
  const atOnce = reachable([name], imports, staticImports)
  const all = reachable([name], imports, ({ atOnce, later }) => [...atOnce, ...later])
  const parts = new Set([...all].flatMap((file) => imports.get(file)?.later ?? []))
  return {
    atOnce: [...atOnce].filter((file) => file !== name),
    parts: [...parts].map((part) => [
      part,
      ...[...reachable([part], imports, staticImports)].filter((file) => file !== part && !atOnce.has(file)),
    ]),
  }
}

function reachable(
  from: readonly string[],
  imports: ReadonlyMap<string, Imports>,
  next: (of: Imports) => string[],
): Set<string> {
  const found = new Set<string>()
  const add = (each: string) => {
    if (found.has(each)) return
    found.add(each)
    for (const file of next(imports.get(each) ?? { atOnce: [], later: [] })) add(file)
  }
  for (const each of from) add(each)
  return found
}
