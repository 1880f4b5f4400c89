/**
 * `npm run generate`: generates Payload's types and the admin's import map from the collections, and the fonts of the interface
 * from its words.
 * `npm run generate -- --migration NAME` also creates the SQLite migration for changed collections.
 * `npm run generate -- --check` fails if the committed files are out of date or a migration is missing.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root, StepFailed, step } from './lib/step.ts'

const { values } = parseArgs({ options: { check: { type: 'boolean' }, migration: { type: 'string' } } })
const migrations = path.join(root, 'cms/src/migrations')
const generated = [
  'cms/src/payload-types.ts',
  'cms/src/app/(payload)/admin/importMap.js',
  'cms/src/migrations/index.ts',
]
const contents = () => generated.map((file) => readFileSync(path.join(root, file), 'utf8')).join()

const scratch = mkdtempSync(path.join(tmpdir(), 'pravesh-generate-'))
const options = {
  cwd: path.join(root, 'cms'),
  env: { PAYLOAD_CONFIG_PATH: 'src/payload.config.ts', DATA_DIR: scratch, DATABASE_URI: `file:${scratch}/empty.db` },
  quiet: true,
}
const before = contents()
const known = readdirSync(migrations)
const hasNewMigration = () => readdirSync(migrations).length !== known.length
try {
  const name = values.migration ?? (values.check ? 'missing' : undefined)
  const interactive = Boolean(values.migration && process.stdin.isTTY)
  const command = ['node', path.join(root, 'scripts/lib/generate/write-generated.ts'), ...(name ? [name] : [])]
  await step('Generated files', command, { ...options, interactive, quiet: !interactive })
  if (!values.check) await step('Fonts', ['node', path.join(root, 'scripts/lib/fonts/write-interface-fonts.ts')])
  if (hasNewMigration()) await step('Format', ['biome', 'check', '--write', 'cms/src/migrations'], { quiet: true })
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
if (values.check && (contents() !== before || hasNewMigration())) {
  throw new StepFailed(
    'Generated files were out of date and have been updated. Name the migration and commit all of them.',
  )
}
