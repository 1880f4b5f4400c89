import type { Restoration } from '@pravesh/shared/accounts/contact-staff-calls'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { readRow } from '../../database/records/read-row.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import { contactEffects } from './contact-effects.ts'
import { replaceContact } from './replace-contact.ts'

interface RestoreOptions {
  payload: Payload
  staff: { id: string; name: string }
  /** Of the stored change. */
  id: string
  restoration: Restoration
  now: Date
}

/**
 * Gives a student the e-mail address or phone of before a change again, also when more changes followed. The person who made
 * the change knew the password, so the password ends with all sessions, codes and links. Both addresses get a notice.
 * Throws a Problem: 404, or 409 when a colleague or the student came first, or another account has the earlier one.
 */
export async function restoreContact({ payload, staff, id, restoration, now }: RestoreOptions): Promise<void> {
  const change = await readRow({ payload, collection: 'contact-changes', where: { id: { equals: id } } })
  const student =
    change && (await readRow({ payload, collection: 'students', where: { id: { equals: change.studentId } } }))
  if (change === null || student === null) throw notFound('change')
  const { contact, from: to } = change
  const { present, reason } = restoration
  if (student[contact] !== present || present === to) throw outdated()
  const record = await insertRow({
    payload,
    collection: 'contact-changes',
    data: {
      studentId: student.id,
      contact,
      from: present,
      to,
      reason: multiLine(reason),
      restoredBy: staff.name,
      restoredById: staff.id,
      changedAt: now.toISOString(),
      ...leaseFrom(contactEffects, now),
    },
  })
  const outcome = await replaceContact({ payload, student, contact, to })
  if (outcome === 'replaced') {
    await applyNewEffects({ payload, work: contactEffects, record, now })
    return
  }
  await deleteRows({ payload, collection: 'contact-changes', where: { id: { equals: record.id } } })
  throw outcome === 'inUse' ? inUse(to) : outdated()
}

function inUse(address: string): Problem {
  const publicMessage = `${address} belongs to another account now. Compare both accounts, and call their owners.`
  return new Problem({ code: 'IN_USE', status: 409, publicMessage })
}

function outdated(): Problem {
  const publicMessage = 'The student or a colleague has changed this in the meantime. Reload the page.'
  return new Problem({ code: 'CHANGED', status: 409, publicMessage })
}
