import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'

/** An import of another file in the same folder, as it stands in a built script. */
const STATIC = /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g
/** The same for an import that waits to be called. */
const DYNAMIC = /import\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g

/** The files that a script imports: at once, and for the parts that it loads later. */
export interface ScriptFiles {
  atOnce: string[]
  later: string[]
}

/**
 * Notes beside the server's build which files each script of a page imports, so that pages can ask for all of them at once
 * instead of when the script has arrived, and know the files of the parts that they load later.
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

/** All that a script needs before it can begin, and all that its later parts need besides. */
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
