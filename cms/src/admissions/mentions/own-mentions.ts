import type { Payload, TypedUser } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isInside, scopeOf } from '../../staff/index.ts'
import { placesOfApplications } from '../applications/application-places.ts'

/** A mention, as its owner sees it. */
export interface OwnMention {
  id: string
  applicationId: string
  number: string
  by: string
  /** ISO 8601. */
  at: string
  text: string
  isDone: boolean
}

interface OwnOptions {
  payload: Payload
  user: TypedUser
}

/** Shown of each kind; older ones follow when these are done. */
const MAX_SHOWN = 50

const ofUser = (user: TypedUser, isDone: boolean): Condition<'note-mentions'> => ({
  and: [{ staff: { equals: String(user.id) } }, { doneAt: { exists: isDone } }],
})

export function countOpenMentions({ payload, user }: OwnOptions): Promise<number> {
  return countRows({ payload, collection: 'note-mentions', where: ofUser(user, false) })
}

/**
 * The newest mentions of a member of staff, first those that are open. Those in applications outside a limit that was set since
 * have no text.
 */
export async function ownMentions({ payload, user }: OwnOptions): Promise<OwnMention[]> {
  const read = (isDone: boolean) =>
    readRows({ payload, collection: 'note-mentions', where: ofUser(user, isDone), sort: '-at', limit: MAX_SHOWN })
  const rows = (await Promise.all([read(false), read(true)])).flat()
  const places = await placesOfApplications(payload, [...new Set(rows.map(({ applicationId }) => applicationId))])
  const notes = rows.flatMap(({ applicationId, note }) =>
    isInside(scopeOf(user), places.get(applicationId) ?? null) ? [note] : [],
  )
  const events = await readRows({
    payload,
    collection: 'application-events',
    where: { key: { in: notes } },
    fields: ['key', 'text'],
    limit: rows.length,
  })
  const texts = new Map(events.map(({ key, text }) => [key, text ?? '']))
  return rows.map(({ id, applicationId, number, by, at, note, doneAt }) => ({
    ...{ id, applicationId, number, by, at },
    text: texts.get(note) ?? '',
    isDone: Boolean(doneAt),
  }))
}
