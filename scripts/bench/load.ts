import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findProgram } from '../lib/find-program.ts'
import { cpuSeconds } from './processes.ts'

const run = promisify(execFile)
const CONNECTIONS = '32'
const WRK = findProgram('wrk')

/** The load generator. Figures of different ones are not comparable. */
export const loadProgram = WRK === undefined ? 'autocannon' : 'wrk'

/** A server under load; `pid` is the process whose CPU time counts. */
export interface Target {
  pid: number
  address: string
}

/** The result of one round. */
export interface Round {
  perSecond: number
  /** CPU time of the server's processes, in milliseconds. */
  cpuPerRequest: number
}

/** Requests one address over 32 connections for some seconds. Throws if a request fails. */
async function load({ pid, address }: Target, seconds = 4): Promise<Round> {
  const before = cpuSeconds(pid)
  const { requests, perSecond } = await (WRK ? byWrk(WRK, address, seconds) : byAutocannon(address, seconds))
  return { perSecond, cpuPerRequest: ((cpuSeconds(pid) - before) * 1000) / requests }
}

async function byWrk(program: string, address: string, seconds: number) {
  const { stdout } = await run(program, ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, address])
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const perSecond = Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1])
  if (!(requests > 0) || /Non-2xx|Socket errors: connect [1-9]/.test(stdout)) throw new Error(`${address}\n${stdout}`)
  return { requests, perSecond }
}

async function byAutocannon(address: string, seconds: number) {
  const { stdout } = await run('autocannon', ['--json', '-c', CONNECTIONS, '-d', String(seconds), address])
  const { requests, non2xx, errors } = JSON.parse(stdout)
  if (!(requests.total > 0) || non2xx > 0 || errors > 0)
    throw new Error(`${address}: ${non2xx} refused, ${errors} failed.`)
  return { requests: Number(requests.total), perSecond: Number(requests.average) }
}

/** Measures the contenders in alternating rounds, A B C A B C, after a short warm-up of each. */
export async function compare<Name extends string>(
  contenders: Readonly<Partial<Record<Name, Target>>>,
  rounds = 3,
): Promise<Record<Name, Round[]>> {
  const all = Object.entries<Target | undefined>(contenders).flatMap(([name, target]) =>
    target ? [{ name, target, results: [] as Round[] }] : [],
  )
  for (const { target } of all) await load(target, 1)
  for (let round = 0; round < rounds; round++) {
    for (const { target, results } of all) results.push(await load(target))
  }
  return Object.fromEntries(all.map(({ name, results }) => [name, results])) as Record<Name, Round[]>
}
