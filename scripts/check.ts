/**
 * `npm run check`: all checks that need neither a build nor a database. Skips checks that passed before with the same
 * files; `npm run check -- --all` skips none, like a fresh clone.
 */
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type Check, runChecks } from './lib/check/run-checks.ts'
import { root, StepFailed } from './lib/step.ts'

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })

/** The product, the benchmarks and the drawing code. */
const PACKAGES = ['shared', 'cms', 'site', 'scripts', 'media/drawing']
/** Inputs of every check. */
const TOOLS = ['package-lock.json', 'tsconfig*.json']

const checks: Check[] = [
  {
    title: 'Types: Astro files',
    command: ['astro', 'check', '--root', 'site', '--tsconfig', 'tsconfig.astro.json', '--minimumSeverity', 'warning'],
    inputs: { files: [...TOOLS, 'shared/src/**', 'site/**'] },
  },
  {
    title: 'Types',
    // TypeScript 7 takes a third of the time. Version 6, which `astro check` needs, finds the same, so that it has Astro files only.
    // Several checkers would each work out the types that they share.
    command: ['node', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.check.json', '--checkers', '1'],
    inputs: { files: [...TOOLS, '*.ts', '{shared,cms,site,scripts,media/drawing}/**'] },
  },
  {
    title: 'Generated files',
    command: ['node', 'scripts/generate.ts', '--check'],
    inputs: {
      files: [...TOOLS, 'shared/src/**', 'cms/src/**', 'scripts/generate.ts', 'scripts/lib/generate/**'],
      except: /\.test\.tsx?$|\.css$|[\\/]seed[\\/]|[\\/]fixtures[\\/]/,
    },
  },
  {
    title: 'Unused files, exports and packages (knip)',
    command: ['knip', '--no-progress', '--treat-config-hints-as-errors'],
    // Node reads TypeScript itself; Babel takes twelve seconds for the files that the configurations import.
    env: { JITI_TRY_NATIVE: 'true' },
  },
  { title: 'Structure', command: ['node', 'scripts/check-structure.ts'] },
  { title: 'Licences', command: ['node', 'scripts/check-licences.ts'] },
  // Slow, because finding floating promises needs type information.
  {
    title: 'Lint and format (Biome)',
    command: ['biome', 'check', '--error-on-warnings', ...PACKAGES, ...globSync('*.{json,ts}', { cwd: root })],
  },
  { title: 'Format of Astro files (Prettier)', command: ['prettier', '--check', 'site/src/**/*.astro'] },
]

// Each check uses about one core.
const failed = await runChecks(checks, { lanes: Math.min(2, availableParallelism()), all: values.all })
if (failed.length > 0) throw new StepFailed(`Failed: ${failed.join('; ')}.`)
