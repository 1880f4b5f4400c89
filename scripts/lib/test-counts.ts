import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './step.ts'

export interface Counts {
  passed: number
  failed: number
  /** Each failed test with its file and the beginning of its error. */
  failures: string[]
}

interface RunResult {
  succeeded: boolean
  /** Accepts a run without tests, for example when no affected test exists. */
  mayBeEmpty?: boolean
}

/**
 * Reads a JSON report of Vitest or Playwright. A missing or empty report counts as a failure, and so does a run that
 * failed without a failed test, for example because a file did not load.
 */
export function readReport(file: string, { succeeded, mayBeEmpty = false }: RunResult): Counts {
  const report = countsIn(parse(file))
  const isEmpty = report.passed + report.failed === 0 && !mayBeEmpty
  const unexplained = !succeeded || isEmpty ? 1 : 0
  return { ...report, failed: Math.max(report.failed, unexplained) }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

function countsIn(report: unknown): Counts {
  if (typeof report !== 'object' || report === null) return { passed: 0, failed: 0, failures: [] }
  if ('numPassedTests' in report) {
    const { numPassedTests, numFailedTests, testResults } = report as VitestReport
    return { passed: numPassedTests, failed: numFailedTests, failures: testResults.flatMap(vitestFailures) }
  }
  if ('stats' in report) {
    const { stats, suites } = report as PlaywrightReport
    const { expected, unexpected, flaky } = stats
    return { passed: expected, failed: unexpected + flaky, failures: suites.flatMap(playwrightFailures) }
  }
  return { passed: 0, failed: 0, failures: [] }
}

function vitestFailures({ name, status, message, assertionResults }: VitestReport['testResults'][number]): string[] {
  const file = path.relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  // A file that does not load has no tests.
  if (failed.length === 0) return status === 'failed' ? [failure(file, 'the file', message)] : []
  return failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages[0]))
}

function playwrightFailures({ file, suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ title, tests }) =>
      failure(file, title, tests.flatMap(({ results }) => results)[0]?.error?.message),
    ),
    ...suites.flatMap(playwrightFailures),
  ]
}

const LINES_OF_ERROR = 12

/** Leaves out the frames of the test runner. */
const isOwnLine = (line: string) => !/^\s+at .*(node_modules|<anonymous>)/.test(line)

function failure(file: string, title: string, error = ''): string {
  const lines = stripVTControlCharacters(error).trim().split('\n').filter(isOwnLine).slice(0, LINES_OF_ERROR)
  return [`✘ ${file}: ${title}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
