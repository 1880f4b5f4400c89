import { changeOne } from '../../database/records/change-one.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { searchFields } from '../../database/search/search-source.ts'
import type { ChangedContact } from '../../portal/changed-contact.ts'
import { findDuplicates } from '../duplicates/find-duplicates.ts'
import { compared } from '../duplicates/similar-applications.ts'

/**
 * Sends later news of a student's applications to the new e-mail address or phone. An application with another one, which
 * the student typed into the form, keeps it, and so does what was submitted.
 */
export async function followContact({ payload, change }: ChangedContact): Promise<void> {
  const { studentId, contact, from, to } = change
  const collection = 'applications'
  const old = contact === 'email' ? { studentEmail: { equals: from } } : { studentPhone: { equals: from } }
  const where = { and: [{ student: { equals: studentId } }, old] }
  for (const application of await readRows({ payload, collection, where })) {
    const data =
      contact === 'email'
        ? { studentEmail: to }
        : { studentPhone: to, ...searchFields(payload, collection, { ...application, studentPhone: to }) }
    const row = await changeOne({
      payload,
      collection,
      where: { and: [{ id: { equals: application.id } }, old] },
      data,
    })
    if (row !== null) await findDuplicates(payload, compared(row))
  }
}
