import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import { exists } from '../../database/records/exists.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'
import { scopeOf } from '../scope/scope.ts'
import { grantOf } from './access.ts'
import { isGuarded, type Verb } from './permissions.ts'

type User = Parameters<typeof grantOf>[0]

interface RecordOptions {
  payload: Payload
  user: User
  collection: CollectionSlug
  /** Untrusted. */
  id: string
  /** Default: read. */
  verb?: Verb
}

/**
 * Whether a record lies within the limit of a member of staff. True for staff without a limit, whether there is such a
 * record or not; their roles are checked apart.
 */
export async function isInScope({ payload, user, collection, id, verb = 'read' }: RecordOptions): Promise<boolean> {
  if (scopeOf(user) === null) return true
  const grant = isGuarded(collection) && grantOf(user, verb, collection)
  if (typeof grant === 'boolean') return grant
  const where: Where = { and: [{ id: { equals: id } }, grant] }
  return isRecordIdIn(payload, id) && (await exists({ payload, collection, where }))
}

interface RequiredOptions extends Pick<RecordOptions, 'collection' | 'id' | 'verb'> {
  req: PayloadRequest
  /** For the message, e.g. `application`. */
  noun: string
}

/** Throws a Problem (404) for a record outside the limit of the member of staff who makes the request. */
export async function requireInScope({ req: { payload, user }, noun, ...record }: RequiredOptions): Promise<void> {
  if (!(await isInScope({ payload, user, ...record }))) throw notFound(noun)
}
