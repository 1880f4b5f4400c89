import type { Payload, Where } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import { type ListSearch, startsWith } from '../../database/search/list-search.ts'
import { searchNewest } from '../../database/search/search-for.ts'
import { wordTerms } from '../../database/search/search-text.ts'

/** Fields that the search of the list names. */
export const SEARCHED = ['subject', 'studentId'] as const

const MAX_PERSONS = 100

/** Records of the persons with this name, phone, e-mail address or application number, and of what begins with the text. */
export const findAccesses: ListSearch['find'] = async ({ payload, text }) => {
  const typed = text.trim()
  const students = new Set([...(await byContact(payload, typed)), ...(await byApplication(payload, typed))])
  const parts: Where[] = [startsWith('subject', typed)]
  if (students.size > 0) parts.push({ studentId: { in: [...students] } })
  return { or: parts }
}

async function byContact(payload: Payload, typed: string): Promise<string[]> {
  const phone = typed.replace(/[\s-]/g, '').replace(/^\+91/, '')
  const rows = await readRows({
    payload,
    collection: 'students',
    where: { or: [{ phone: { equals: phone } }, { email: { equals: typed.toLowerCase() } }] },
    fields: ['name'],
    limit: MAX_PERSONS,
  })
  return rows.map(({ id }) => id)
}

/** The newest applications that a search of their list finds. */
async function byApplication(payload: Payload, typed: string): Promise<string[]> {
  const where = await searchNewest({ payload, slug: 'applications', terms: wordTerms(typed) })
  const rows = await readRows({
    payload,
    collection: 'applications',
    // The search knows no columns.
    where: where as Condition<'applications'>,
    fields: ['student'],
    limit: MAX_PERSONS,
  })
  return rows.flatMap(({ student }) => idOf(student) ?? [])
}
