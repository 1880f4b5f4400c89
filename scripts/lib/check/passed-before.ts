import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', '.next', '.astro'])

/** The input files of a check, as glob patterns. */
export interface Inputs {
  files: readonly string[]
  except?: RegExp
}

/** A hash of the paths and contents of the inputs, and of the Node version. */
export function digestOf(folder: string, { files, except }: Inputs): string {
  const hash = createHash('sha256').update(process.version)
  const found = globSync(files, { cwd: folder, withFileTypes: true, exclude: ({ name }) => SKIPPED.has(name) })
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => except === undefined || !except.test(name))
  for (const name of [...new Set(names)].sort()) {
    const content = readFileSync(path.join(folder, name))
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Stores in a folder the digest with which each check passed last. */
export function passedChecks(folder: string) {
  const fileOf = (title: string) => path.join(folder, `${title.toLowerCase().replaceAll(/\W+/g, '-')}.passed`)
  return {
    has: (title: string, digest: string): boolean =>
      existsSync(fileOf(title)) && readFileSync(fileOf(title), 'utf8') === digest,
    add: (title: string, digest: string): void => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(fileOf(title), digest)
    },
  }
}
