import path from 'node:path'
import { StepFailed, step } from './step.ts'
import { type Counts, countsOf } from './test-counts.ts'

/** One part of `npm test`: a command, and how its tests are counted. */
export interface Part {
  title: string
  run: (reports: string) => Promise<Counts>
}

/** A command that is one test: it works or it does not. */
export function script(title: string, command: readonly string[]): Part {
  return {
    title,
    run: async () => ((await succeeds(title, command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  }
}

/** A project of vitest.config.ts. */
export function vitest(title: string, project: string): Part {
  return {
    title,
    run: async (reports) => {
      const report = path.join(reports, `${project}.json`)
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      const succeeded = await succeeds(title, ['vitest', 'run', '--project', project, ...reporters])
      return countsOf(report, { succeeded })
    },
  }
}

/** A folder of site/e2e. */
export function playwright(title: string, folder: string): Part {
  return {
    title,
    run: async (reports) => {
      const report = path.join(reports, `${folder}.json`)
      const command = ['playwright', 'test', `site/e2e/${folder}/`, '--reporter=list,json']
      const succeeded = await succeeds(title, command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
      return countsOf(report, { succeeded })
    },
  }
}

async function succeeds(title: string, command: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  try {
    await step(title, command, { env })
    return true
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    console.log(`✘ ${error.message}`)
    return false
  }
}
