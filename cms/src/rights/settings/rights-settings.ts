import { type DaysByKind, rightDaysIn } from '@pravesh/shared/rights/days'
import type { Payload } from 'payload'
import { readGlobalRow } from '../../database/records/global-rows.ts'

export const slug = 'rights-settings'

/** To whom a person complains; parts that staff have not entered are empty. */
interface ComplaintContacts {
  officer: { name: string; email: string; phone: string }
  board: string
}

/** Days until the answer, by kind. */
export async function rightDays(payload: Pick<Payload, 'db'>): Promise<DaysByKind> {
  return rightDaysIn(await readGlobalRow({ payload, slug }))
}

/** The grievance officer, else the office, and the Data Protection Board. */
export async function complaintContacts(payload: Payload): Promise<ComplaintContacts> {
  const stored = await readGlobalRow({ payload, slug })
  const site = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  const { officerName: name, officerEmail, officerPhone, board } = stored ?? {}
  const email = officerEmail || site.email
  const phone = officerPhone || (officerEmail ? '' : site.phone)
  return { officer: { name: name ?? '', email: email ?? '', phone: phone ?? '' }, board: board ?? '' }
}
