import {
  copyFileSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', '.next', '.astro', 'public'])
const SCRIPT = /<script\b([^>]*?)(?:\/>|>([\s\S]*?)<\/script>)/g

/**
 * Copies or links the sources of `folder` to a temporary folder with each `.astro` file as TypeScript (`Page.astro.ts`, to which
 * an import of `Page.astro` resolves), because dependency-cruiser cannot read Astro. Packages are not copied, so rules
 * match the name in the import.
 */
export function mirrorOf(folder: string): string {
  const mirror = realpathSync(mkdtempSync(path.join(tmpdir(), 'pravesh-structure-')))
  const entries = globSync('{shared,site,cms,scripts}/**/*', {
    cwd: folder,
    withFileTypes: true,
    exclude: ({ name }) => SKIPPED.has(name),
  })
  const copy = copierOf()
  const made = new Set<string>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const source = path.join(entry.parentPath, entry.name)
    const target = path.join(mirror, path.relative(folder, source))
    const inner = path.dirname(target)
    if (!made.has(inner)) mkdirSync(inner, { recursive: true })
    made.add(inner)
    if (source.endsWith('.astro')) writeFileSync(`${target}.ts`, scriptOf(readFileSync(source, 'utf8')))
    else copy(source, target)
  }
  return mirror
}

/** Links files, which takes a tenth of the time, or copies them if the temporary folder is on another disk. */
function copierOf(): (source: string, target: string) => void {
  let canLink = true
  return (source, target) => {
    if (canLink) {
      try {
        linkSync(source, target)
        return
      } catch {
        canLink = false
      }
    }
    copyFileSync(source, target)
  }
}

/** The code of an Astro file: its frontmatter and its scripts. */
function scriptOf(text: string): string {
  const frontmatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? ''
  const scripts = [...text.matchAll(SCRIPT)].map(([, attributes = '', body = '']) => {
    const source = /\ssrc="(\.[^"]+)"/.exec(attributes)?.[1]
    return source === undefined ? body : `import '${source}'`
  })
  return [frontmatter, ...scripts].join('\n')
}
