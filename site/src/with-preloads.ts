import { readFileSync } from 'node:fs'
import type { ScriptFiles } from '../preloads.ts'
import { LATER_SCRIPTS } from './lib/later-scripts.ts'

const SCRIPT = /<script type="module" src="([^"]+)"/g

/** The files that each script of the site imports; `preloads.ts` notes them when the site is built. */
const imported: Record<string, ScriptFiles> = JSON.parse(
  readFileSync(new URL('./preloads.json', import.meta.url), 'utf8'),
)

/** A page that asks for everything its scripts import at once, and names the files of the parts that they load later. */
export function withPreloads(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, script = '']) => imported[script] ?? [])
  const atOnce = new Set(scripts.flatMap((files) => files.atOnce))
  const later = new Set(scripts.flatMap((files) => files.later).filter((file) => !atOnce.has(file)))
  const links = [...atOnce].map((file) => `<link rel="modulepreload" href="${file}">`)
  const names = later.size === 0 ? [] : [`<meta name="${LATER_SCRIPTS}" content="${[...later].join(' ')}">`]
  const head = [...links, ...names].join('')
  return head === '' ? html : html.replace('</head>', () => `${head}</head>`)
}
