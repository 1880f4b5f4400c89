import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Of Linux; the same everywhere since long ago. */
const TICKS_PER_SECOND = 100
const QUIET_SHARE = 0.1
const QUIET_PATIENCE = 480_000

/** Processor time that a process and those it started have used, in seconds. */
export function cpuSeconds(pid: number): number {
  const all = processes()
  const family = new Set([pid])
  for (let grown = true; grown; ) {
    grown = false
    for (const { pid: id, parent } of all) {
      if (family.has(parent) && !family.has(id)) grown = Boolean(family.add(id))
    }
  }
  return all.filter((one) => family.has(one.pid)).reduce((sum, one) => sum + one.ticks, 0) / TICKS_PER_SECOND
}

/** Waits until a process has next to nothing to do, e.g. until the publication at its start is over. */
export async function quiet(pid: number): Promise<void> {
  const deadline = Date.now() + QUIET_PATIENCE
  for (let calm = 0; calm < 2; ) {
    if (Date.now() > deadline) throw new Error('The portal does not come to rest.')
    const before = cpuSeconds(pid)
    await sleep(1000)
    calm = cpuSeconds(pid) - before < QUIET_SHARE ? calm + 1 : 0
  }
}

function processes(): { pid: number; parent: number; ticks: number }[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      // The name of the program, in brackets, may hold anything; what follows it is numbers.
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1')
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      return [{ pid: Number(name), parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) }]
    } catch {
      return []
    }
  })
}
