import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { cpuSeconds } from './processes.ts'

/**
 * Kills the process that works most, when a third of the usual time has passed, and starts it again. Staff repeat what was
 * interrupted.
 */
export async function killDuring(
  { machines, start }: Cluster,
  seconds: number,
  run: () => Promise<unknown>,
): Promise<void> {
  const before = machines.map(({ pid }) => cpuSeconds(pid))
  const running = run().then(
    () => true,
    () => false,
  )
  await sleep((seconds * 1000) / 3)
  const used = machines.map(({ pid }, nth) => cpuSeconds(pid) - (before[nth] ?? 0))
  const busiest = used.indexOf(Math.max(...used))
  const killed = machines[busiest]
  if (killed) process.kill(killed.pid, 'SIGKILL')
  await start(busiest)
  if (!(await running)) await run()
}
