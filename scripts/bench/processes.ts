import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** USER_HZ, which is 100 on all common Linux systems. */
const TICKS_PER_SECOND = 100
const IDLE_SHARE = 0.1
const IDLE_TIMEOUT_MS = 480_000

/** CPU time of a process and its descendants, in seconds. */
export function cpuSeconds(pid: number): number {
  return familyOf(pid).reduce((sum, one) => sum + one.ticks, 0) / TICKS_PER_SECOND
}

/** Resident memory of a process, in megabytes; none of one that has died. */
export function megabytes(pid: number): number {
  const file = `/proc/${pid}/status`
  const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Ends all descendants of a process at once. */
export function killDescendants(of: number): void {
  for (const { pid } of familyOf(of)) {
    if (pid === of) continue
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

/** A process and its descendants. */
function familyOf(pid: number) {
  const all = processes()
  const family = new Set([pid])
  for (let grown = true; grown; ) {
    grown = false
    for (const { pid: id, parent } of all) {
      if (family.has(parent) && !family.has(id)) grown = Boolean(family.add(id))
    }
  }
  return all.filter((one) => family.has(one.pid))
}

/** Waits until a process is nearly idle, for example after the publication at startup. */
export async function waitUntilIdle(pid: number): Promise<void> {
  const deadline = Date.now() + IDLE_TIMEOUT_MS
  for (let idleSeconds = 0; idleSeconds < 2; ) {
    if (Date.now() > deadline) throw new Error('The portal did not become idle.')
    const before = cpuSeconds(pid)
    await sleep(1000)
    idleSeconds = cpuSeconds(pid) - before < IDLE_SHARE ? idleSeconds + 1 : 0
  }
}

function processes(): { pid: number; parent: number; ticks: number }[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      // The program name in parentheses may contain anything; only numbers follow it.
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
