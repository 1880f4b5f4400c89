import type { FiguresQuery } from '@pravesh/shared/admissions/figures/query'
import { NOT_STATED, QUERY_FIELDS, type QueryField, readQuery } from '@pravesh/shared/admissions/figures/query'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { Problem } from '../../foundation/problem.ts'
import { may, mayDo, type Scope, scopeOf, whoMay } from '../../staff/index.ts'

/** Who reads figures, and which. */
export interface FiguresViewer {
  /** Null for no limit. */
  scope: Scope | null
  seesMoney: boolean
}

/** What a member of staff may see; null for others. */
export function viewerOf(user: TypedUser | null | undefined): FiguresViewer | null {
  if (!user || !may(user, 'see figures')) return null
  return { scope: scopeOf(user), seesMoney: mayDo(user, 'read', 'payments') }
}

/** The member of staff who makes a request. Throws a Problem: 401 for other users, 403 without the permission. */
export function requireViewer({ user }: Pick<PayloadRequest, 'user'>): FiguresViewer {
  if (user?.collection !== 'staff') {
    throw new Problem({ code: 'NOT_SIGNED_IN', status: 401, publicMessage: 'Sign in to the admin to continue.' })
  }
  const viewer = viewerOf(user)
  if (viewer) return viewer
  throw new Problem({ code: 'FORBIDDEN', status: 403, publicMessage: `Only ${whoMay('see figures')} can see figures.` })
}

/** The colleges that a viewer may choose, by id. */
export async function collegesFor(payload: Payload, { scope }: FiguresViewer): Promise<Map<string, string>> {
  const limit = scope?.colleges ?? []
  const where: Condition<'colleges'> = limit.length === 0 ? {} : { id: { in: [...limit] } }
  const rows = await readRows({ payload, collection: 'colleges', where, fields: ['name'], sort: 'name' })
  return new Map(rows.map(({ id, name }) => [id, name ?? '']))
}

/** The filters of a request, and what is wrong with them. A college outside the limit is as wrong as one that does not exist. */
export function queryFor(
  values: Partial<Record<QueryField, string | null | undefined>>,
  { colleges, viewer }: { colleges: ReadonlyMap<string, string>; viewer: FiguresViewer },
): ReturnType<typeof readQuery> {
  const { query, errors } = readQuery(values, dayInIndia(new Date()))
  const { college, course } = query
  if (college !== undefined && college !== NOT_STATED && !colleges.has(college)) {
    errors.push({ field: 'college', code: 'notAnOption', message: 'Choose a college from the list.' })
  }
  const courses = viewer.scope?.courses ?? []
  if (course !== undefined && courses.length > 0 && !courses.includes(course)) {
    errors.push({ field: 'course', code: 'notAnOption', message: 'Choose a course from the list.' })
  }
  const wrong = new Set(errors.map(({ field }) => field))
  const right = Object.fromEntries(Object.entries(query).filter(([field]) => !wrong.has(field))) as FiguresQuery
  return { query: right, errors }
}

/** The filters among the parameters of an address. */
export function valuesIn(read: (field: QueryField) => unknown): Partial<Record<QueryField, string>> {
  const entries = QUERY_FIELDS.flatMap((field) => {
    const value = [read(field)].flat()[0]
    return typeof value === 'string' ? [[field, value] as const] : []
  })
  return Object.fromEntries(entries)
}
