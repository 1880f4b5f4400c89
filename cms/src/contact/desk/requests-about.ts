import type { RequestState } from '@pravesh/shared/contact/help/request-state'
import type { HelpSubjectKind } from '@pravesh/shared/contact/help/subjects'
import { excerptOf } from '@pravesh/shared/contact/help/thread'
import type { Payload, TypedUser } from 'payload'
import { mayDo } from '../../staff/index.ts'

interface AboutOptions {
  payload: Payload
  user: TypedUser
  kind: HelpSubjectKind
  /** Of the record that requests are about. */
  id: string
}

/** A request as listed on the record that it is about. */
export interface LinkedRequest {
  id: string
  reference: string
  state: RequestState
  excerpt: string
  /** ISO 8601. */
  writtenAt: string
}

/** Upper bound on the requests about one record that are listed. */
const MAX_LINKED = 20

/** The requests about a record, latest first; null for staff who may not read requests. */
export async function requestsAbout({ payload, user, kind, id }: AboutOptions): Promise<LinkedRequest[] | null> {
  if (!mayDo(user, 'read', 'contact-messages')) return null
  const { docs } = await payload.find({
    collection: 'contact-messages',
    where: { and: [{ subjectKind: { equals: kind } }, { subjectId: { equals: id } }] },
    sort: '-createdAt',
    limit: MAX_LINKED,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs.map((request) => ({
    id: request.id,
    reference: request.reference ?? '',
    state: request.status,
    excerpt: excerptOf(request.comment),
    writtenAt: request.lastWrittenAt ?? request.createdAt,
  }))
}
