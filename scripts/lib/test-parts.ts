import path from 'node:path'
import { StepFailed, step } from './step.ts'
import { type Counts, readReport } from './test-counts.ts'

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

/** A command that counts as one test. */
export function script(title: string, command: readonly string[]): Part {
  return {
    title,
    run: async ({ buffered }) =>
      (await succeeds(title, command, { buffered }))
        ? { passed: 1, failed: 0, failures: [] }
        : { passed: 0, failed: 1, failures: [] },
  }
}

/** A project of vitest.config.ts. */
export function vitest(title: string, project: string, options: VitestOptions = {}): Part {
  const { files = [], changedSince, env } = options
  return {
    title,
    run: async ({ reports, buffered }) => {
      const report = path.join(reports, `${project}.json`)
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const changed = changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests']
      const command = ['vitest', 'run', '--project', project, ...reporters, ...changed, ...files]
      const succeeded = await succeeds(title, command, { buffered, env })
      return readReport(report, { succeeded, mayBeEmpty: changedSince !== undefined })
    },
  }
}

interface PlaywrightOptions {
  /** Only these test files; default: all. */
  files?: readonly string[] | undefined
  env?: Record<string, string>
}

export function playwright(title: string, { files = [], env }: PlaywrightOptions = {}): Part {
  return {
    title,
    run: async ({ reports, buffered }) => {
      const report = path.join(reports, 'e2e.json')
      const command = ['playwright', 'test', ...files, '--reporter=./site/e2e/file-reporter.ts,json']
      const settings = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
      return readReport(report, { succeeded: await succeeds(title, command, { buffered, env: settings }) })
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
