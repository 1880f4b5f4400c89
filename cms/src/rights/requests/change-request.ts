import { refused } from '@pravesh/shared/platform/replies/said'
import type { RightEvent } from '@pravesh/shared/rights/kinds'
import { rightsReplies } from '@pravesh/shared/rights/replies/words/words'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { Problem } from '../../foundation/problem.ts'
import type { RightsRequest } from '../../payload-types.ts'
import { eventsOf } from './find-requests.ts'

interface ChangeOptions {
  payload: Payload
  request: RightsRequest
  event: RightEvent
  data: Changes<'rights-requests'>
}

/**
 * Changes an open request and adds to its history, in one conditional update. Throws a Problem (409) if it was changed since it
 * was read, or is not open.
 */
export async function changeRequest({ payload, request, event, data }: ChangeOptions): Promise<RightsRequest> {
  const where: Condition<'rights-requests'> = {
    and: [{ id: { equals: request.id } }, { revision: { equals: request.revision } }, { state: { equals: 'open' } }],
  }
  const columns = { ...data, events: [...eventsOf(request), event], revision: request.revision + 1 }
  const changed = await changeOne({ payload, collection: 'rights-requests', where, data: columns })
  if (changed === null) throw notWaiting()
  return changed
}

export function notWaiting(): Problem {
  return new Problem({ ...refused(rightsReplies, 'NOT_WAITING'), status: 409 })
}
