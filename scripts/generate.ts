/**
 * `npm run generate`: makes the files that follow from the collections: Payload's types and the admin's import map.
 * `--check` fails when the committed ones differ. New SQLite migrations are made by `npm run generate -- --migration NAME`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root, StepFailed, step } from './lib/step.ts'
import { tidyMigrations } from './lib/tidy-migrations.ts'

const generated = ['cms/src/payload-types.ts', 'cms/src/app/(payload)/admin/importMap.js']
const contents = () => generated.map((file) => readFileSync(path.join(root, file), 'utf8'))

const scratch = mkdtempSync(path.join(tmpdir(), 'pravesh-generate-'))
const options = {
  cwd: path.join(root, 'cms'),
  env: { PAYLOAD_CONFIG_PATH: 'src/payload.config.ts', DATA_DIR: scratch, DATABASE_URI: `file:${scratch}/none.db` },
  quiet: true,
}
const before = contents()
try {
  await step('Types of the collections', ['payload', 'generate:types'], options)
  await step("The admin's import map", ['payload', 'generate:importmap'], options)
  const name = process.argv[process.argv.indexOf('--migration') + 1]
  if (process.argv.includes('--migration')) {
    await step('SQLite migration', ['payload', 'migrate:create', name ?? 'change', '--skip-empty'], options)
    tidyMigrations(path.join(root, 'cms/src/migrations'))
    await step('Format', ['biome', 'check', '--write', 'cms/src/migrations'], { quiet: true })
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
if (process.argv.includes('--check') && contents().some((text, i) => text !== before[i])) {
  throw new StepFailed('Generated files were not current. They are now: commit them.')
}
