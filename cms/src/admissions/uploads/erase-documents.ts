import type { Payload, Where } from 'payload'

interface EraseOptions {
  payload: Payload
  studentId: string
  /** Applications that keep their documents; none by default. */
  except?: readonly { id: string; documents?: unknown }[]
}

/** Deletes the documents of a student, including the files. Throws when any could not be deleted. */
export async function eraseDocuments({ payload, studentId, except = [] }: EraseOptions): Promise<void> {
  const { errors } = await payload.delete({
    collection: 'applicant-documents',
    where: documentsExcept(studentId, except),
    depth: 0,
    // Runs for deletion requests and retention limits, not on behalf of a user.
    overrideAccess: true,
  })
  if (errors.length > 0) throw new Error(`${errors.length} documents of a student could not be deleted.`)
}

/** The documents of a student that none of these applications has, attached to it or named in it. */
export function documentsExcept(studentId: string, except: NonNullable<EraseOptions['except']>): Where {
  const own: Where = { studentId: { equals: studentId } }
  if (except.length === 0) return own
  const named = except.flatMap(({ documents }) => Object.values(documents ?? {}).map(String))
  const unattached = {
    or: [{ applicationId: { exists: false } }, { applicationId: { not_in: except.map(({ id }) => id) } }],
  }
  return { and: [own, unattached, ...(named.length === 0 ? [] : [{ id: { not_in: named } }])] }
}
