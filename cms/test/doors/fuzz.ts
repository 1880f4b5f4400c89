import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { BUSY_HEADER } from '@pravesh/shared/platform/busy'
import type { SanitizedConfig } from 'payload'
import type { RunningPortal } from '../../../scripts/lib/running-portal.ts'
import { type AdminClient, serverActionIds } from './admin-client.ts'
import { closedTo, contentOf } from './database-content.ts'
import { type HostileRequest, hostileRequest } from './hostile-requests.ts'
import type { Known } from './hostile-values.ts'
import { Random } from './random.ts'
import { restDoors } from './rest-doors.ts'

/** Limit of an answer in milliseconds. */
const SLOW_MS = 2000
const HANGS_MS = 60_000
const IN_FLIGHT = 4

interface FuzzOptions {
  portal: RunningPortal
  config: SanitizedConfig
  /** Those who call, one batch of requests after the other. */
  actors: readonly AdminClient[]
  seed: number
  batch: number
  /** Asked before each batch. */
  isOver: (requests: number) => boolean
  report?: (line: string) => void
}

interface FuzzResult {
  requests: number
  /** Requests by status. */
  statuses: Record<string, number>
  slowestMs: number
  /** What must not happen: 5xx, broken connections, and changes without the right. */
  faults: string[]
  /** Requests that take the portal longer than the limit. */
  slow: string[]
}

/** A request whose answer was late, or that the busy portal sent away. Other work of the machine may have been the reason. */
interface Unanswered {
  actor: AdminClient
  request: HostileRequest
}

interface Trial {
  result: FuzzResult
  late: Unanswered[]
  /** Null where being sent away a second time is a fault. */
  busy: Unanswered[] | null
}

/**
 * Sends random requests to every route and server function as each kind of caller, and compares what the caller may
 * not change before and after each batch.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { portal, config, actors, seed, isOver, report = () => {} } = options
  const random = new Random(seed)
  const known = await knownIn(portal, config)
  const result: FuzzResult = { requests: 0, statuses: {}, slowestMs: 0, faults: [], slow: [] }
  const late: Unanswered[] = []
  const busy: Unanswered[] = []
  for (let batch = 0; !isOver(result.requests); batch++) {
    const actor = actors[batch % actors.length]
    if (!actor) break
    const closed = closedTo(actor.name)
    const before = contentOf(portal.databaseFile, closed)
    const requests = Array.from({ length: options.batch }, () =>
      withAddress(random, withinRights(actor, hostileRequest(random, known))),
    )
    await inParallel(requests, (request) => tryRequest(actor, request, { result, late, busy }))
    const after = contentOf(portal.databaseFile, closed)
    const changed = closed.filter((slug) => before.get(slug) !== after.get(slug))
    if (changed.length > 0) {
      const sent = requests.filter(({ method }) => method !== 'GET').map(written)
      result.faults.push(`${actor.name} changed ${changed.join(', ')} with one of:\n    ${sent.join('\n    ')}`)
    }
    if (batch % (5 * actors.length) === 0) report(`${result.requests} requests, ${result.faults.length} faults`)
  }
  for (const one of late) await askAgain(one, portal.pid, result)
  for (const { actor, request } of busy) await tryRequest(actor, request, { result, late, busy: null })
  return result
}

/** Repeats a late request alone. It is too slow if the portal itself takes longer than the limit for it. */
async function askAgain({ actor, request }: Unanswered, pid: number, { slow }: FuzzResult): Promise<void> {
  const { method, path, headers, body } = request
  const before = processorMs(pid)
  const { ms } = await actor.send(method, path, { headers, body, timeoutMs: HANGS_MS })
  const used = processorMs(pid) - before
  if (ms > SLOW_MS && used > SLOW_MS) slow.push(`${actor.name}: ${Math.round(ms)} ms for ${written(request)}`)
}

/** Processor time of a process since its start, in milliseconds. (proc(5): the 14th and 15th fields, in hundredths) */
function processorMs(pid: number): number {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, '-')
    .split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

/** An administrator may delete the accounts that the trial needs. */
function withinRights({ name }: AdminClient, request: HostileRequest): HostileRequest {
  const isAccount = /^\/api\/staff(\/|\?|$)/.test(request.path)
  return name === 'administrator' && isAccount ? { ...request, method: 'GET', body: undefined } : request
}

/** Limits per visitor must not end the trial. */
function withAddress(random: Random, request: HostileRequest): HostileRequest {
  const address = `198.51.${random.below(256)}.${random.below(256)}`
  return { ...request, headers: { 'x-forwarded-for': address, ...request.headers } }
}

async function inParallel(requests: HostileRequest[], send: (request: HostileRequest) => Promise<void>): Promise<void> {
  const waiting = [...requests]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await send(next)
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker))
}

async function tryRequest(actor: AdminClient, request: HostileRequest, trial: Trial): Promise<void> {
  const { result, late, busy } = trial
  const { method, path, headers, body } = request
  try {
    const { status, ms, headers: answered } = await actor.send(method, path, { headers, body, timeoutMs: HANGS_MS })
    result.requests += 1
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    result.slowestMs = Math.max(result.slowestMs, ms)
    if (answered.has(BUSY_HEADER) && busy !== null) busy.push({ actor, request })
    else if (status >= 500) result.faults.push(`${actor.name}: ${status} to ${written(request)}`)
    if (ms > SLOW_MS) late.push({ actor, request })
  } catch (error) {
    const cause = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error)
    result.faults.push(`${actor.name}: ${cause} at ${written(request)}`)
  }
}

function written({ method, path, headers, body }: HostileRequest): string {
  return `${method} ${path} ${JSON.stringify(headers)} ${body ?? ''}`.slice(0, 1500)
}

async function knownIn(portal: RunningPortal, config: SanitizedConfig): Promise<Known> {
  const { offered, others } = await serverActionIds(portal.origin)
  const entities = [...config.collections, ...config.globals]
  const names = new Set([
    'id',
    'createdAt',
    'updatedAt',
    '_status',
    'value',
    'key',
    'user',
    'document',
    'reason',
    'amount',
  ])
  for (const { flattenedFields } of entities) for (const { name } of flattenedFields) names.add(name)
  return {
    doors: restDoors(config),
    slugs: entities.map(({ slug }) => slug),
    ids: [...idsIn(portal.databaseFile), 'x', '65f0c0ffee65f0c0ffee65f0', '00000000-0000-4000-8000-000000000000'],
    names: [...names],
    actionIds: [offered, ...others],
  }
}

/** Some ids of each table; a caller may have learned any. */
function idsIn(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\'")
      .all()
    return tables.flatMap(({ name }) => {
      const columns = database.prepare(`pragma table_info("${String(name)}")`).all()
      if (!columns.some((column) => column.name === 'id')) return []
      return database
        .prepare(`select id from "${String(name)}" limit 3`)
        .all()
        .map(({ id }) => String(id))
    })
  } finally {
    database.close()
  }
}
