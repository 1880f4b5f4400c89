import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'

/** An import of another file in the same folder, as it stands in a built script; not one that waits to be called. */
const IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g

/**
 * Notes beside the server's build which files each script of a page imports, so that pages can ask for all of them at once
 * instead of when the script has arrived.
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
        const found = [...imports.keys()].map((name) => [
          `/${folder}/${name}`,
          reachable(name, imports).map((each) => `/${folder}/${each}`),
        ])
        writeFileSync(new URL('preloads.json', server), JSON.stringify(Object.fromEntries(found)))
      },
    },
  }
}

function importsIn(script: string): string[] {
  return [...script.matchAll(IMPORT)].map(([, name = '']) => name)
}

/** All that a script needs before it can begin. */
function reachable(name: string, imports: ReadonlyMap<string, string[]>): string[] {
  const found = new Set<string>()
  const add = (each: string) => {
    if (found.has(each)) return
    found.add(each)
    for (const next of imports.get(each) ?? []) add(next)
  }
  for (const each of imports.get(name) ?? []) add(each)
  return [...found]
}
