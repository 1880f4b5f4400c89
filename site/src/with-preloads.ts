import { readFileSync } from 'node:fs'
import type { ScriptFiles } from '../preloads.ts'
import { LATER_SCRIPTS } from './lib/later-scripts.ts'

const SCRIPT = /<script type="module" src="([^"]+)"/g
/** Matches the modules that the island loader imports. */
const ISLAND = /\s(?:component|renderer)-url="([^"]+)"/g

/** The imports of each script, recorded by `preloads.ts` during the build. */
const imported: Record<string, ScriptFiles> = JSON.parse(
  readFileSync(new URL('./preloads.json', import.meta.url), 'utf8'),
)

/**
 * Adds preload links for the static imports of a page's scripts and islands, and lists of the files of its lazy parts.
 */
export function withPreloads(html: string): string {
  const islands = addresses(html, ISLAND)
  const scripts = [...addresses(html, SCRIPT), ...islands].flatMap((script) => imported[script] ?? [])
  const atOnce = new Set([...islands, ...scripts.flatMap((files) => files.atOnce)])
  const parts = new Map(scripts.flatMap((files) => files.parts).map((files) => [files[0], files]))
  const largest = new Set(scripts.map((files) => files.atOnce[0]))
  // Over few connections, the small files would delay the page's calls, and arrive before the largest anyway.
  const links = [...atOnce].map(
    (file) => `<link rel="modulepreload" href="${file}"${largest.has(file) ? '' : ' fetchpriority="low"'}>`,
  )
  const content = [...parts.values()].map((files) => files.join()).join(' ')
  const names = content === '' ? [] : [`<meta name="${LATER_SCRIPTS}" content="${content}">`]
  const head = [...links, ...names].join('')
  return head === '' ? html : html.replace('</head>', () => `${head}</head>`)
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address = '']) => address)
}
