import type { Payload, TypedUser } from 'payload'

const MAX_APPLICATIONS = 50

interface ReadableOptions {
  payload: Payload
  user: TypedUser
  studentId: string
}

/** Ids of the applications of a person that a member of staff may read. */
export async function readableApplications({ payload, user, studentId }: ReadableOptions): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'applications',
    where: { student: { equals: studentId } },
    select: { number: true },
    limit: MAX_APPLICATIONS,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs.map(({ id }) => id)
}
