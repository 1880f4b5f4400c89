/**
 * `npm run watch`: runs the unit tests, and on each save the affected ones. `npm run watch -- unit|int [pattern]`
 * watches the files of a part whose path contains the pattern; integration tests run on SQLite.
 */
import { StepFailed, step } from './lib/step.ts'
import { parseTestArguments, UsageError } from './lib/test-arguments.ts'
import { matchingFiles } from './lib/test-files.ts'

const projects = { unit: 'unit', int: 'sqlite' } as const

try {
  await step('Watching', ['vitest', 'watch', ...selection()], { interactive: true })
} catch (error) {
  if (error instanceof UsageError) console.error(error.message)
  else if (!(error instanceof StepFailed)) throw error
  process.exit(error instanceof UsageError ? 2 : 1)
}

function selection(): string[] {
  const request = parseTestArguments(process.argv.slice(2))
  if (request.kind === 'everything') return ['--project', 'unit']
  if (request.kind !== 'part' || request.part === 'e2e') throw new UsageError('Watch unit or int, with a pattern.')
  const { part, pattern } = request
  return ['--project', projects[part], ...(pattern === null ? [] : matchingFiles(part, pattern))]
}
