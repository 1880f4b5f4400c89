import type { Payload, TypedUser } from 'payload'
import { headingOf, type ReadLine, readableRecords, readLines } from './readable-records.ts'

/** Records of one kind that belong to a person. */
interface PersonGroup {
  heading: string
  lines: ReadLine[]
  hasMore: boolean
}

interface PersonOptions {
  payload: Payload
  user: TypedUser
  studentId: string
}

/** Per kind; far above what one person has. */
const MAX_LINES = 50

/** Everything about a person that this member of staff may read, by kind; kinds without a record are left out. */
export async function loadPerson({ payload, user, studentId }: PersonOptions): Promise<PersonGroup[]> {
  const kinds = readableRecords(payload, user).filter(({ collection }) => collection !== 'students')
  const groups = await Promise.all(
    kinds.map(async (records) => {
      const where = await records.of({ payload, user, studentId })
      return {
        heading: headingOf(payload, records),
        ...(await readLines({ payload, user, records, where, limit: MAX_LINES })),
      }
    }),
  )
  return groups.filter(({ lines }) => lines.length > 0)
}
