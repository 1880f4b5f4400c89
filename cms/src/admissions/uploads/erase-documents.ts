import type { Payload } from 'payload'

/** Removes every document of a student, files too. */
export async function eraseDocuments({ payload, studentId }: { payload: Payload; studentId: string }): Promise<void> {
  const { errors } = await payload.delete({
    collection: 'applicant-documents',
    where: { studentId: { equals: studentId } },
    depth: 0,
    // The portal's own duty to the one who asked for it, or to a time limit.
    overrideAccess: true,
  })
  if (errors.length > 0) throw new Error(`${errors.length} documents of a student could not be removed.`)
}
