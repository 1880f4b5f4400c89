import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'

/** Matches a static import of a file in the same folder in a built script. */
const STATIC = /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g
/** Matches a dynamic import. */
const DYNAMIC = /import\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g

/** The files that a script imports statically (`atOnce`) and dynamically (`later`). */
export interface ScriptFiles {
  atOnce: string[]
  later: string[]
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
        const found = [...imports.keys()].map((name) => {
          const { atOnce, later } = scriptFiles(name, imports)
          return [address(name), { atOnce: atOnce.map(address), later: later.map(address) }]
        })
        writeFileSync(new URL('preloads.json', server), JSON.stringify(Object.fromEntries(found)))
      },
    },
  }
}

function importsIn(script: string): ScriptFiles {
  const names = (pattern: RegExp) => [...script.matchAll(pattern)].map(([, name = '']) => name)
  return { atOnce: names(STATIC), later: names(DYNAMIC) }
}

/** The transitive static imports of a script, and the further files that its lazy parts need. */
export function scriptFiles(name: string, imports: ReadonlyMap<string, ScriptFiles>): ScriptFiles {
  const atOnce = reachable([name], imports, ({ atOnce }) => atOnce)
  const all = reachable([...atOnce], imports, ({ atOnce, later }) => [...atOnce, ...later])
  return {
    atOnce: [...atOnce].filter((each) => each !== name),
    later: [...all].filter((each) => !atOnce.has(each)),
  }
}

function reachable(
  from: readonly string[],
  imports: ReadonlyMap<string, ScriptFiles>,
  next: (of: ScriptFiles) => string[],
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
