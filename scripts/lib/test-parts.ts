import path from 'node:path'
import { StepFailed, step } from './step.ts'
import { type Counts, countsOf } from './test-counts.ts'

/** One part of `npm test`: a command, and how its tests are counted. */
export interface Part {
  title: string
  run: (options: RunOptions) => Promise<Counts>
}

interface RunOptions {
  /** Folder for the reports that tests are counted from. */
  reports: string
  /** Prints the command's output when it ends instead of as it comes, so that parts side by side do not mix theirs. */
  held: boolean
}

interface VitestOptions {
  /** Only these test files; every file of the project by default. */
  files?: readonly string[]
  /** Only files that import what differs from this commit; there may be none. */
  changedSince?: string
  env?: Record<string, string>
}

/** A command that is one test: it works or it does not. */
export function script(title: string, command: readonly string[]): Part {
  return {
    title,
    run: async ({ held }) =>
      (await succeeds(title, command, { held })) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  }
}

/** A project of vitest.config.ts. */
export function vitest(title: string, project: string, { files = [], changedSince, env }: VitestOptions = {}): Part {
  return {
    title,
    run: async ({ reports, held }) => {
      const report = path.join(reports, `${project}.json`)
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const changed = changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests']
      const command = ['vitest', 'run', '--project', project, ...reporters, ...changed, ...files]
      const succeeded = await succeeds(title, command, { held, env })
      return countsOf(report, { succeeded, mayBeEmpty: changedSince !== undefined })
    },
  }
}

/** A folder of site/e2e, or some of its files. */
export function playwright(title: string, folder: string, files: readonly string[] = [`site/e2e/${folder}/`]): Part {
  return {
    title,
    run: async ({ reports, held }) => {
      const report = path.join(reports, `${folder}.json`)
      const command = ['playwright', 'test', ...files, '--reporter=./site/e2e/file-reporter.ts,json']
      const succeeded = await succeeds(title, command, { held, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
      return countsOf(report, { succeeded })
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
