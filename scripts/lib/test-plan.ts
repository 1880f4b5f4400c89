import { changedFiles, testsNear } from './changed-files.ts'
import type { TestRequest } from './test-arguments.ts'
import { matchingFiles, tagsOf, testFiles } from './test-files.ts'
import { type Part, playwright, script, vitest } from './test-parts.ts'

/** Parts that all run even if one fails. No stage runs after one with a failure. */
export interface Stage {
  parts: Part[]
  /** Runs the parts at the same time, because none uses all cores all the time. */
  concurrent?: boolean
}

interface PlanOptions {
  request: TestRequest
  /** Whether a MongoDB server is available. */
  onMongodb: boolean
}

/** The stages of a request, fast parts first. Throws `UsageError` if it selects no test. */
export function planTests({ request, onMongodb }: PlanOptions): Stage[] {
  if (request.kind === 'changed') return changed({ since: request.since, onMongodb })
  const { allOnMongodb } = request
  if (request.kind === 'everything') return everything({ onMongodb, allOnMongodb })
  const { part, pattern } = request
  const files = pattern === null ? null : matchingFiles(part, pattern)
  if (part === 'unit') return [{ parts: [vitest('Unit tests', 'unit', { files: files ?? [] })] }]
  if (part === 'int') return integration({ files, onMongodb, allOnMongodb })
  return [{ parts: [browserTests(files ?? undefined)] }]
}

function everything({ onMongodb, allOnMongodb }: { onMongodb: boolean; allOnMongodb: boolean }): Stage[] {
  const [, halves] = integration({ files: null, onMongodb, allOnMongodb })
  return [
    { parts: [script('Check', ['node', 'scripts/check.ts']), vitest('Unit tests', 'unit')], concurrent: true },
    build(),
    { parts: [vitest('Pages of the built site', 'built')] },
    ...(halves ? [halves] : []),
    { parts: [browserTests(), script('Lighthouse', ['node', 'scripts/check-lighthouse.ts'])] },
  ]
}

/** One run for journeys and checks of every page, so that neither waits for the last test of the other. */
const browserTests = (files?: readonly string[]): Part => playwright('Browser tests', files)

interface IntegrationOptions {
  /** null runs every file. */
  files: readonly string[] | null
  onMongodb: boolean
  allOnMongodb: boolean
}

/** Builds what the files need, then runs them on SQLite and, if a server is available, on MongoDB. */
function integration({ files, onMongodb, allOnMongodb }: IntegrationOptions): Stage[] {
  const chosen = files ?? testFiles('int')
  const forMongodb = allOnMongodb ? chosen : chosen.filter((file) => tagsOf(file).sqliteOnly === null)
  const only = (some: readonly string[]) => (files === null ? [] : some)
  const parts = [vitest('Integration tests on SQLite', 'sqlite', { files: only(chosen) })]
  if (onMongodb && forMongodb.length > 0) {
    const env = allOnMongodb ? { MONGODB_TESTS: 'all' } : undefined
    parts.push(vitest('Integration tests on MongoDB', 'mongodb', { files: only(forMongodb), env }))
  }
  const needs = chosen.map((file) => tagsOf(file).needsBuild)
  const stages = needs.includes('portal') ? [build()] : needs.includes('site') ? [build('--site')] : []
  return [...stages, { parts }]
}

const build = (...args: string[]): Stage => ({ parts: [script('Build', ['node', 'scripts/build.ts', ...args])] })

/** Unit tests that import changed files, integration tests near them, and changed browser tests. */
function changed({ since, onMongodb }: { since: string; onMongodb: boolean }): Stage[] {
  const files = changedFiles(since)
  if (files.length === 0) return []
  const near = testsNear(files, testFiles('int'))
  const journeys = testFiles('e2e').filter((file) => files.includes(file))
  return [
    { parts: [vitest('Unit tests', 'unit', { changedSince: since })] },
    ...(near.length > 0 ? integration({ files: near, onMongodb, allOnMongodb: false }) : []),
    ...(journeys.length > 0 ? [{ parts: [browserTests(journeys)] }] : []),
  ]
}
