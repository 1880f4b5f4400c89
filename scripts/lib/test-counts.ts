import { readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
  /** Names of the tests that failed in their first attempt and passed in the second; they also count as passed. */
  flaky: string[]
}

/** What a JSON report of Vitest or Playwright says. */
export interface Report extends Counts {
  failures: Failure[]
}

interface Failure {
  file: string
  /** Names of the failed tests; empty if the file did not load. */
  tests: string[]
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
export function readReport(file: string, { succeeded, mayBeEmpty = false }: RunResult): Report {
  const report = reportIn(parse(file))
  const isEmpty = report.passed + report.failed === 0 && !mayBeEmpty
  const unexplained = !succeeded || isEmpty ? 1 : 0
  return { ...report, failed: Math.max(report.failed, unexplained) }
}

/** The counts of a run whose failed files ran a second time. */
export function afterSecondAttempt(first: Report, second: Report): Counts {
  if (second.failed > 0) return { passed: first.passed, failed: first.failed, flaky: [] }
  const flaky = first.failures.flatMap(({ file, tests }) => (tests.length > 0 ? tests : [file]))
  // Without a failed file, the second attempt ran all of them.
  if (flaky.length === 0) return { passed: second.passed, failed: 0, flaky: ['an error outside the tests'] }
  return { passed: first.passed + first.failed, failed: 0, flaky }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

function reportIn(report: unknown): Report {
  if (typeof report !== 'object' || report === null) return { passed: 0, failed: 0, flaky: [], failures: [] }
  if ('numPassedTests' in report) return ofVitest(report as VitestReport)
  if ('stats' in report) return ofPlaywright(report as PlaywrightReport)
  return { passed: 0, failed: 0, flaky: [], failures: [] }
}

function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Report {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: name,
      tests: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    }))
  return { passed: numPassedTests, failed: numFailedTests, flaky: [], failures }
}

/** Playwright repeats failed tests itself. */
function ofPlaywright({ stats, suites }: PlaywrightReport): Report {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap(flakyTests),
    failures: [],
  }
}

function flakyTests({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyTests)]
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
