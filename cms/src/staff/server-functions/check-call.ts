import { fieldError } from '@pravesh/shared/platform/field-error'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { ServerCall } from '../../http/admin/reply-format.ts'
import { mayDo, mayDoOn } from '../permissions/access.ts'
import { listError, serverFunctions } from './server-functions.ts'

/** The user of a session: staff or a student; null for visitors. */
export type Caller = Parameters<typeof mayDo>[0]

/** What a call may name. */
export interface Entities {
  collections: ReadonlySet<string>
  globals: ReadonlySet<string>
  /** Collections whose list can be drawn in a drawer. The bars of other lists need the address of their page. */
  listed: ReadonlySet<string>
  /** Collections of files; the admin adds several at once, and draws the parts of their form for it. */
  uploads: ReadonlySet<string>
  /** The names of all date fields. */
  dates: ReadonlySet<string>
}

/** Throws a Problem (401) unless the caller may use the admin. */
export function requireAdminUser(caller: Caller): void {
  if (mayDo(caller, 'admin', 'staff')) return
  throw new Problem({ code: 'SESSION_ENDED', status: 401, publicMessage: 'Your session has ended. Sign in again.' })
}

/**
 * The call with checked arguments. Throws a Problem for visitors and students (401), for unknown functions and
 * malformed arguments (400), and for records that the caller's roles do not open (403).
 */
export function checkCall({ caller, call, entities }: { caller: Caller; call: ServerCall; entities: Entities }) {
  requireAdminUser(caller)
  const offered = serverFunctions.get(call.name)
  if (offered === undefined) throw refused('The portal does not offer this function.')
  const parsed = offered.schema.safeParse(call.args)
  if (!parsed.success) {
    throw invalid(parsed.error.issues.map((issue) => fieldError(String(issue.path[0] ?? 'args'), issue)))
  }
  const args = parsed.data
  const fault = listError(args, entities.dates)
  if (fault !== null) throw refused(fault)
  const target = offered.target(args)
  if (target === null) return { name: call.name, args }
  const { slug, id } = target
  if (typeof slug !== 'string' || !isNamedRightly(args, slug, entities)) {
    throw refused('The portal has no such collection.')
  }
  const drawn = drawnAlone(call.name, entities)
  if (drawn !== null && !drawn.has(slug)) throw refused('This opens on its own page only.')
  if (!offered.needs.some((verb) => mayDoOn(caller, verb, slug, id))) {
    const publicMessage = 'Your role does not include this. Ask an administrator.'
    throw new Problem({ code: 'NOT_ALLOWED', status: 403, publicMessage })
  }
  const isReadOnly = call.name === 'form-state' && !mayDoOn(caller, 'update', slug, id)
  return { name: call.name, args: isReadOnly ? { ...args, ...WITHOUT_LOCK } : args }
}

/** The state of a form locks its record for others, which takes the right to change it. */
const WITHOUT_LOCK = { returnLockStatus: false, updateLastEdited: false }

/** The collections for which a function that draws parts of a page does so outside it; null for all. */
function drawnAlone(name: string, { listed, uploads }: Entities): ReadonlySet<string> | null {
  if (name === 'render-list') return listed
  return name === 'render-document-slots' ? uploads : null
}

/** Payload's drawer of versions names globals as collections. */
function isNamedRightly(args: Record<string, unknown>, slug: string, { collections, globals }: Entities): boolean {
  if (args.collectionSlug !== undefined && args.globalSlug !== undefined) return false
  if (args.globalSlug === slug || args.global === slug) return globals.has(slug)
  return collections.has(slug) || ('versions' in args && globals.has(slug))
}

function refused(publicMessage: string): Problem {
  return new Problem({ code: 'BAD_CALL', status: 400, publicMessage })
}
