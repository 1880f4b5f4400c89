import path from 'node:path'
import { StepFailed, step } from './step.ts'
import { afterSecondAttempt, type Counts, type Report, readReport } from './test-counts.ts'

/** One part of `npm test`. */
export interface Part {
  title: string
  run: (options: RunOptions) => Promise<Counts>
}

interface RunOptions {
  /** Folder for the JSON reports with the counts. */
  reports: string
  /** Prints the output when the command ends, so that concurrent parts do not mix theirs. */
  buffered: boolean
}

interface VitestOptions {
  /** Only these test files; default: every file of the project. */
  files?: readonly string[]
  /** Only tests affected by changes since this commit; there may be none. */
  changedSince?: string
  env?: Record<string, string>
}

/** More files do not fail by chance. */
const MOST_FILES_OF_A_SECOND_ATTEMPT = 2

/** A command that counts as one test. */
export function script(title: string, command: readonly string[]): Part {
  return {
    title,
    run: async ({ buffered }) =>
      (await succeeds(title, command, { buffered }))
        ? { passed: 1, failed: 0, flaky: [] }
        : { passed: 0, failed: 1, flaky: [] },
  }
}

/**
 * A project of vitest.config.ts. Files that fail run a second time, all files if the run failed without a failed file;
 * what then passes is reported as flaky.
 */
export function vitest(title: string, project: string, options: VitestOptions = {}): Part {
  const { files = [], changedSince, env } = options
  const run = async (chosen: readonly string[], { reports, buffered }: RunOptions): Promise<Report> => {
    const report = path.join(reports, `${project}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const changed = changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests']
    const command = ['vitest', 'run', '--project', project, ...reporters, ...changed, ...chosen]
    const succeeded = await succeeds(title, command, { buffered, env })
    return readReport(report, { succeeded, mayBeEmpty: changedSince !== undefined })
  }
  return {
    title,
    run: async (options) => {
      const first = await run(files, options)
      const failed = first.failures.map(({ file }) => file)
      if (first.failed === 0 || failed.length > MOST_FILES_OF_A_SECOND_ATTEMPT) return first
      console.log(`\n↻ ${title}: second attempt of ${failed.join(', ') || 'all files'}`)
      return afterSecondAttempt(first, await run(failed.length > 0 ? failed : files, options))
    },
  }
}

/** All browser tests, or those in the given files. */
export function playwright(title: string, files: readonly string[] = []): Part {
  return {
    title,
    run: async ({ reports, buffered }) => {
      const report = path.join(reports, 'e2e.json')
      const command = ['playwright', 'test', ...files, '--reporter=./site/e2e/file-reporter.ts,json']
      const succeeded = await succeeds(title, command, { buffered, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
      return readReport(report, { succeeded })
    },
  }
}

type StepOptions = Parameters<typeof step>[2]

async function succeeds(title: string, command: readonly string[], options: StepOptions): Promise<boolean> {
  try {
    await step(title, command, options)
    return true
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    console.log(`✘ ${error.message}`)
    return false
  }
}
