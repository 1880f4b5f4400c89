import type { Payload, TypedUser } from 'payload'
import { isInside, may } from '../../../../staff/index.ts'
import type { ApplicationRecord } from '../../../applications/application-record.ts'
import { deciders } from '../../../applications/deciders.ts'
import { hasStored, holdView, readerRule } from '../../../holds/hold.ts'
import { staffNames } from '../../../holds/staff-names.ts'
import { OPEN_QUEUES } from '../../../queue/assign.ts'
import type { ReviewData } from '../review-data.ts'

interface LoadOptions {
  payload: Payload
  user: TypedUser
  application: ApplicationRecord
}

/** Who works on an application, as this member of staff sees it. */
export async function loadWork({ payload, user, application }: LoadOptions): Promise<ReviewData['work']> {
  const { queue, assignedTo, collegeId: college, course } = application
  const decides = may(user, 'decide applications')
  const isOpen = OPEN_QUEUES.includes(queue)
  const [hold, names, colleagues, isReader] = await Promise.all([
    holdView({ payload, staff: { id: String(user.id) }, application, now: new Date() }),
    staffNames(payload, assignedTo ? [assignedTo] : []),
    decides && isOpen ? deciders(payload) : [],
    readerRule(payload),
  ])
  return {
    hold,
    mayHold: decides && queue === 'waiting-for-staff' && !isReader(application, String(user.id)),
    assignedTo: (assignedTo && names.get(assignedTo)) ?? '',
    colleagues: colleagues
      .filter(({ id, scope }) => id !== user.id && isInside(scope, { college, course }) && !hasStored(application, id))
      .map(({ id, name }) => ({ id, name })),
  }
}
