import path from 'node:path'
import type { WorkSettings } from '../processes/work-on-seats.ts'
import { runProcess } from '../test-process.ts'

export type SeatProcess = Awaited<ReturnType<typeof runSeatProcess>>

/** Runs a process of its own that publishes runs and does the work on rounds on this test's database, until `kill`. */
export async function runSeatProcess() {
  const running = runProcess(path.resolve(import.meta.dirname, '../processes/work-on-seats.ts'))
  await running.printed(/^ready$/m)
  return {
    ...running,
    work: (settings: WorkSettings) => running.write(`work ${JSON.stringify(settings)}`),
    /** Resolves when only the deciding write is left, which `go` lets through. */
    async publish(id: string): Promise<void> {
      running.write(`publish ${id}`)
      await running.printed(/^before the write$/m)
    },
    /** What came of it. */
    async go(): Promise<string> {
      running.write('go')
      const [outcome] = await running.printed(/^(published|refused .*)$/m)
      return outcome
    },
  }
}
