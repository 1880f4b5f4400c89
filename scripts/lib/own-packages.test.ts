import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { root } from './step.ts'

interface Manifest {
  workspaces?: string[]
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  overrides: Record<string, Record<string, string>>
}

const manifest = (file: string): Manifest => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const lock = (folder: string): { packages: Record<string, Manifest> } =>
  JSON.parse(readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8'))

/** Packages with lock files of their own, outside the product's installation, and what they take from it. */
const OWN_PACKAGES = {
  'media/drawing': ['vitest'],
  'scripts/bench': ['@pravesh/shared', 'payload', 'playwright-core', 'sharp'],
}

describe.each(Object.entries(OWN_PACKAGES))('%s', (folder, fromRoot) => {
  const { dependencies } = manifest(`${folder}/package.json`)

  it('is no workspace of the root', () => {
    expect(manifest('package.json').workspaces).not.toContain(folder)
    expect(Object.keys(lock('').packages).filter((name) => name.startsWith(folder))).toEqual([])
  })

  it('has a lock file for its packages', () => {
    const { packages } = lock(folder)
    expect(packages['']?.dependencies).toEqual(dependencies)
    expect(Object.keys(dependencies).filter((name) => !(`node_modules/${name}` in packages))).toEqual([])
  })

  it('imports only its own packages and those that it takes from the root', () => {
    const files = globSync('**/*.ts', { cwd: path.join(root, folder), exclude: ['node_modules/**'] })
    const imported = files.flatMap((file) => packagesIn(readFileSync(path.join(root, folder, file), 'utf8')))
    const allowed = [...Object.keys(dependencies), ...fromRoot]
    expect([...new Set(imported)].filter((name) => !allowed.includes(name))).toEqual([])
  })
})

/** What overrides replace must stay what the packages ask for. (decision 0007) */
it.each([
  ['@payloadcms/db-sqlite', 'drizzle-kit', manifest('cms/package.json').devDependencies],
  ['@payloadcms/ui', 'date-fns', manifest('package.json').overrides['react-datepicker']],
])('%s gets the version of %s that it asks for', (name, dependency, given) => {
  const { dependencies } = lock('').packages[`node_modules/${name}`] ?? {}
  expect(dependencies?.[dependency]).toBeDefined()
  expect(given?.[dependency]).toBe(dependencies?.[dependency])
})

it('every section of the benchmarks loads', async () => {
  const run = promisify(execFile)(process.execPath, ['scripts/bench/bench.ts', 'none'], { cwd: root })
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Unknown section: none.') })
})

/** The names of the packages in the import statements of a file. */
function packagesIn(source: string): string[] {
  const imports = source.matchAll(/^(?:import|\} from).*'((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?'$/gm)
  return [...imports].map(([, name = '']) => name)
}
