import { existsSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root, step } from '../step.ts'
import { type MutationReport, readReport } from './read-report.ts'

/** Stryker and its packages, which the portal does without. */
const folder = path.join(root, 'scripts/mutation')

/**
 * Texts, patterns and lists of words are no rules. Conditions that are always true or false, functions without a result
 * and access without `?.` are caught by the same tests as the changed operators in them, or by the compiler.
 */
const EXCLUDED_MUTATIONS = [
  'ArrayDeclaration',
  'ArrowFunction',
  'ConditionalExpression',
  'MethodExpression',
  'ObjectLiteral',
  'OptionalChaining',
  'Regex',
  'StringLiteral',
]

/** Mutates files in a copy of the repository, and runs for each mutant the unit tests that reach it. */
export async function runStryker(files: readonly string[]) {
  await installStryker()
  const temporary = await mkdtemp(path.join(tmpdir(), 'pravesh-mutation-'))
  try {
    const report = path.join(temporary, 'report.json')
    const config = path.join(temporary, 'stryker.json')
    await writeFile(config, JSON.stringify(optionsFor({ files, report, temporary })))
    await step('Mutants', [
      'node',
      path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      config,
    ])
    const read: MutationReport = JSON.parse(await readFile(report, 'utf8'))
    return readReport(read)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

function optionsFor({ files, report, temporary }: { files: readonly string[]; report: string; temporary: string }) {
  return {
    mutate: files,
    mutator: { excludedMutations: EXCLUDED_MUTATIONS },
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
    // What only runs while a file loads needs every test once more for each mutant.
    ignoreStatic: true,
    disableTypeChecks: false,
    concurrency: 1,
    // For what hangs: on a busy machine, what is only slow is not killed.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 30,
    ignorePatterns: ['dist', '.next', '.astro', '/data', '/media/public', '/media/private', '/test-results'],
    tempDirName: path.join(temporary, 'sandbox'),
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    allowConsoleColors: false,
  }
}

async function installStryker(): Promise<void> {
  const lock = path.join(folder, 'package-lock.json')
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  await step('Installing Stryker', ['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
}
