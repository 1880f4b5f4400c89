import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { COMPILE_CACHE } from '../../scripts/lib/compile-cache.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An SQLite file with all tables and no rows. */
    templateDatabase: string
  }
}

/** Creates the empty SQLite database once per run; each test file gets a copy. */
export default async function makeTemplate(project: TestProject) {
  const root = path.resolve(import.meta.dirname, '../..')
  const folder = await mkdtemp(path.join(tmpdir(), 'pravesh-template-'))
  const file = path.join(folder, 'template.db')
  const node = path.join(root, 'node_modules/.bin/node')
  const env = { ...process.env, ...COMPILE_CACHE, DATA_DIR: folder, DATABASE_URI: `file:${file}`, PORTAL_MODE: 'demo' }
  await promisify(execFile)(node, [path.join(import.meta.dirname, 'create-tables.ts')], { env })
  project.provide('templateDatabase', file)
  return () => rm(folder, { recursive: true, force: true })
}
