import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './step.ts'

const SKIPPED = new Set(['node_modules', 'dist', '.next', '.astro', 'test', 'e2e', 'seed', 'next-env.d.ts'])

/** Whether `output` was built from the current state of these sources. */
export function isBuilt(output: string, sources: readonly string[]): boolean {
  const stamp = stampOf(output)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(sources)
}

/** Records that `output` was built from these sources. */
export function markBuilt(output: string, sources: readonly string[]): void {
  writeFileSync(stampOf(output), digest(sources))
}

function stampOf(output: string): string {
  return path.join(root, output, '.built-from')
}

function digest(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) addTo(hash, source)
  return hash.digest('hex')
}

function addTo(hash: ReturnType<typeof createHash>, relative: string): void {
  const absolute = path.join(root, relative)
  // The name does not tell files from folders: `[[...segments]]` is a folder.
  if (statSync(absolute).isFile()) {
    hash.update(relative).update(readFileSync(absolute))
    return
  }
  const entries = readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (SKIPPED.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const inner = path.join(relative, entry.name)
    addTo(hash, inner)
  }
}
