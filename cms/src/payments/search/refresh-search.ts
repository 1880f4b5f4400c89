import type { CollectionSlug, Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { personText } from '../../database/search/person-text.ts'
import { loadSearchFields, searchColumns } from '../../database/search/search-source.ts'
import type { ChangedContact } from '../../portal/changed-contact.ts'

const SLUGS = ['payments', 'refunds', 'offline-payments', 'receipts'] as const satisfies CollectionSlug[]

/** Lets a student's payments, refunds and receipts be found by the new phone or e-mail address, which the account has already. */
export async function followContact({ payload, change }: ChangedContact): Promise<void> {
  for (const collection of SLUGS) {
    for (const row of await rowsOf(payload, collection, change.studentId)) {
      const data = await loadSearchFields(payload, collection, row)
      await changeOne({ payload, collection, where: { id: { equals: row.id } }, data })
    }
  }
}

/** Removes the payer from the search texts before the account is deleted. Receipts keep the name that is printed on them. */
export async function forgetPayer(payload: Payload, studentId: string): Promise<void> {
  const student = await readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
  if (student === null) return
  for (const collection of SLUGS) {
    const name = collection === 'receipts' ? '' : student.name
    const known = new Set(
      personText({ ...student, name }, [])
        .trim()
        .split(' '),
    )
    for (const { id, searchText } of await rowsOf(payload, collection, studentId)) {
      const words = (searchText ?? '').split(' ').filter((word) => word === '' || !known.has(word))
      const data = searchColumns(payload, words.join(' '))
      await changeOne({ payload, collection, where: { id: { equals: id } }, data })
    }
  }
}

const rowsOf = (payload: Payload, collection: (typeof SLUGS)[number], studentId: string) =>
  readRows({ payload, collection, where: { studentId: { equals: studentId } } })
