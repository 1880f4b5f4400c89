import type { Payload, TypedUser, Where } from 'payload'
import { freeFor, hold, notReadBy } from '../holds/hold.ts'
import { type ListParams, listWhere } from '../review/queue-place.ts'
import type { StaffMember } from '../review/staff-member.ts'

interface NextOptions {
  payload: Payload
  /** Acts as this user, who sees only applications inside their limit. */
  user: TypedUser
  staff: StaffMember
  /** Of the list: its filters and search. */
  params: ListParams
  /** The application that is left, which is not taken again. */
  after?: string | undefined
  now: Date
}

const WAITING: Where = { queue: { equals: 'waiting-for-staff' } }
/** Read at once, in case colleagues take the first ones at the same moment. */
const CANDIDATES = 10
/** Each round is lost only if colleagues took all its candidates. */
const MAX_ROUNDS = 20

/**
 * Takes the application that has to be decided first, within the filters of the list: of those assigned to this member of staff,
 * or else of those assigned to no one. What colleagues have open is left out. Returns its id; null when none waits.
 */
export async function takeNext(options: NextOptions): Promise<string | null> {
  const { staff } = options
  const own = await takeFirst(options, { assignedTo: { equals: staff.id } })
  return own ?? takeFirst(options, { assignedTo: { equals: null } })
}

async function takeFirst(
  options: NextOptions,
  assigned: { assignedTo: { equals: string | null } },
): Promise<string | null> {
  const { payload, staff, now } = options
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const ids = await candidates(options, assigned)
    for (const id of ids) if (await hold({ payload, staff, id, now }, assigned)) return id
    if (ids.length < CANDIDATES && round > 0) return null
    if (ids.length === 0) return null
  }
  return null
}

/** Returns none also for a list with invalid filters. */
async function candidates({ payload, user, staff, params, after, now }: NextOptions, assigned: Where) {
  const others: Where = after === undefined ? {} : { id: { not_equals: after } }
  const free: Where = { or: [...(freeFor(staff.id, now).or ?? [])] as Where[] }
  const unread = (await notReadBy(payload, staff.id)) as Where
  const found = await payload
    .find({
      collection: 'applications',
      where: {
        and: [WAITING, assigned, free, others, unread, withoutState(listWhere(payload, params))],
      },
      sort: ['rank', 'createdAt'],
      select: { number: true },
      limit: CANDIDATES,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user,
    })
    .catch(() => null)
  return found?.docs.map(({ id }) => id) ?? []
}

/** What the list says about the state and who works on them: the next one waits for staff, whatever the list shows. */
const OF_THE_STATE = ['queue', 'status', 'assignedTo']

function withoutState(where: Where): Where {
  const entries = Object.entries(where).filter(([field]) => !OF_THE_STATE.includes(field))
  return Object.fromEntries(
    entries.map(([field, value]) => [field, Array.isArray(value) ? value.map(withoutState) : value]),
  )
}
