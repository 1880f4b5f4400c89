import { readFileSync } from 'node:fs'

const SCRIPT = /<script type="module" src="([^"]+)"/g

/** The files that each script of the site imports; `preloads.ts` notes them when the site is built. */
const imported: Record<string, string[]> = JSON.parse(readFileSync(new URL('./preloads.json', import.meta.url), 'utf8'))

/** A page that asks for everything its scripts import at once, not only when they have arrived. */
export function withPreloads(html: string): string {
  const files = new Set([...html.matchAll(SCRIPT)].flatMap(([, script = '']) => imported[script] ?? []))
  const links = [...files].map((file) => `<link rel="modulepreload" href="${file}">`)
  return links.length === 0 ? html : html.replace('</head>', () => `${links.join('')}</head>`)
}
