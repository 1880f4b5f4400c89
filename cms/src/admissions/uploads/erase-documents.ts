import type { Payload } from 'payload'

/** Deletes all documents of a student, including the files. Throws when any could not be deleted. */
export async function eraseDocuments({ payload, studentId }: { payload: Payload; studentId: string }): Promise<void> {
  const { errors } = await payload.delete({
    collection: 'applicant-documents',
    where: { studentId: { equals: studentId } },
    depth: 0,
    // Runs for deletion requests and retention limits, not on behalf of a user.
    overrideAccess: true,
  })
  if (errors.length > 0) throw new Error(`${errors.length} documents of a student could not be deleted.`)
}
