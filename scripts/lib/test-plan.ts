import { changedFiles, testsNear } from './changed-files.ts'
import { type TestRequest, UsageError } from './test-arguments.ts'
import { longFiles, matchingFiles, ONLY_LONG_TESTS, tagsOf, testFiles, WITH_LONG_TESTS } from './test-files.ts'
import { type Part, playwright, script, vitest } from './test-parts.ts'

/** Parts that all run even if one fails. No stage runs after one with a failure. */
export interface Stage {
  /**
   * Each runs its parts one after the other. All run at the same time, because no part uses all cores all the time. The last
   * one prints its output as it comes, the others when each part ends.
   */
  lanes: Part[][]
}

const inOrder = (...parts: Part[]): Stage => ({ lanes: [parts] })
const concurrently = (...parts: Part[]): Stage => ({ lanes: parts.map((part) => [part]) })

interface PlanOptions {
  request: TestRequest
  /** Whether a MongoDB server is available. */
  onMongodb: boolean
}

/** The stages of a request, fast parts first. Throws `UsageError` if it selects no test. */
export function planTests({ request, onMongodb }: PlanOptions): Stage[] {
  if (request.kind === 'changed') return changed({ since: request.since, onMongodb })
  if (request.kind === 'long') return long({ pattern: request.pattern, onMongodb })
  if (request.kind === 'mutate') return mutate(request.since)
  const { allOnMongodb } = request
  if (request.kind === 'everything') return everything({ onMongodb, allOnMongodb })
  const { part, pattern } = request
  const files = pattern === null ? null : matchingFiles(part, pattern)
  if (part === 'unit')
    return [inOrder(vitest('Unit tests', 'unit', { files: files ?? [], env: files === null ? {} : WITH_LONG_TESTS }))]
  if (part === 'int') return integration({ files, onMongodb, allOnMongodb })
  return [inOrder(browserTests(files ?? undefined))]
}

function everything({ onMongodb, allOnMongodb }: { onMongodb: boolean; allOnMongodb: boolean }): Stage[] {
  const [, databases] = integration({ files: null, onMongodb, allOnMongodb })
  return [
    concurrently(script('Check', ['node', 'scripts/check.ts']), build(), vitest('Unit tests', 'unit')),
    {
      lanes: [
        [script('Demo content for the browser tests', ['node', 'scripts/lib/seed-template.ts'])],
        [vitest('Pages of the built site', 'built')],
        ...(databases?.lanes ?? []),
      ],
    },
    concurrently(lighthouse(), browserTests()),
  ]
}

/** One run for journeys and checks of every page, so that neither waits for the last test of the other. */
const browserTests = (files?: readonly string[]): Part =>
  playwright('Browser tests', { files, env: files === undefined ? {} : WITH_LONG_TESTS })

const lighthouse = (...args: string[]): Part => script('Lighthouse', ['node', 'scripts/check-lighthouse.ts', ...args])

const longBrowserTests = (files: readonly string[]): Part =>
  playwright('Long browser tests', { files, env: ONLY_LONG_TESTS })

interface IntegrationOptions {
  /** null runs every file. */
  files: readonly string[] | null
  onMongodb: boolean
  allOnMongodb: boolean
}

/** Builds what the files need, then runs them on SQLite and, if a server is available, on MongoDB. */
function integration({ files, onMongodb, allOnMongodb }: IntegrationOptions): Stage[] {
  const chosen = files ?? testFiles('int').filter((file) => tagsOf(file).long === null)
  const forMongodb = allOnMongodb ? chosen : chosen.filter((file) => tagsOf(file).sqliteOnly === null)
  const only = (some: readonly string[]) => (files === null ? [] : some)
  const env = files === null ? {} : WITH_LONG_TESTS
  const parts = [vitest('Integration tests on SQLite', 'sqlite', { files: only(chosen), env })]
  if (onMongodb && forMongodb.length > 0) {
    const onBoth: Record<string, string> = allOnMongodb ? { MONGODB_TESTS: 'all' } : {}
    parts.push(
      vitest('Integration tests on MongoDB', 'mongodb', { files: only(forMongodb), env: { ...env, ...onBoth } }),
    )
  }
  const needs = chosen.map((file) => tagsOf(file).needsBuild)
  const builds = needs.includes('portal') ? [build()] : needs.includes('site') ? [build('--site')] : []
  return [...builds.map((part) => inOrder(part)), inOrder(...parts)]
}

const build = (...args: string[]): Part => script('Build', ['node', 'scripts/build.ts', ...args])

/** What takes minutes and proves more than its part in `npm test`. */
function long({ pattern, onMongodb }: { pattern: string | null; onMongodb: boolean }): Stage[] {
  const [unit, int, e2e] = (['unit', 'int', 'e2e'] as const).map((part) =>
    longFiles(part).filter((file) => file.includes(pattern ?? '')),
  ) as [string[], string[], string[]]
  const stages = [
    ...(unit.length > 0 ? [inOrder(vitest('Long unit tests', 'unit', { files: unit, env: WITH_LONG_TESTS }))] : []),
    ...(int.length > 0 ? integration({ files: int, onMongodb, allOnMongodb: false }) : []),
    ...(e2e.length > 0 ? [inOrder(longBrowserTests(e2e))] : []),
    ...(pattern === null ? [inOrder(lighthouse('--all'))] : []),
  ]
  if (stages.length === 0) throw new UsageError(`No long test file matches "${pattern}".`)
  return stages
}

const mutate = (since: string | null): Stage[] => [
  inOrder(script('Mutations', ['node', 'scripts/mutate.ts', ...(since === null ? [] : ['--since', since])])),
]

/** Unit tests that import changed files, integration tests near them, and changed browser tests. */
function changed({ since, onMongodb }: { since: string; onMongodb: boolean }): Stage[] {
  const files = changedFiles(since)
  if (files.length === 0) return []
  const near = testsNear(files, testFiles('int'))
  const journeys = testFiles('e2e').filter((file) => files.includes(file))
  return [
    inOrder(vitest('Unit tests', 'unit', { changedSince: since })),
    ...(near.length > 0 ? integration({ files: near, onMongodb, allOnMongodb: false }) : []),
    ...(journeys.length > 0 ? [inOrder(browserTests(journeys))] : []),
  ]
}
