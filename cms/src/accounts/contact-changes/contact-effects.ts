import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import { NO_PASSWORD } from '../../http/sign-in/hash-password.ts'
import type { ContactChange, Student } from '../../payload-types.ts'
import { isRestoration } from './is-restoration.ts'
import { notifyOfChange } from './notify-of-change.ts'

interface ChangeOptions {
  payload: Payload
  change: ContactChange
}

/** What follows from a change of e-mail or phone; nothing if the process stopped before the change itself. */
export const contactEffects: Work<'contact-changes'> = {
  collection: 'contact-changes',
  dueField: 'nextSettleAt',
  where: { nextSettleAt: { exists: true } },
  // Longer than a request takes, so that no other process finds the change still missing.
  leaseMs: 2 * 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record: change } }): Promise<Outcome<'contact-changes'>> => {
    const student = await readRow({ payload, collection: 'students', where: { id: { equals: change.studentId } } })
    if (student === null || !(await hasHappened({ payload, change }, student))) {
      await deleteRows({ payload, collection: 'contact-changes', where: { id: { equals: change.id } } })
      return null
    }
    await endOtherAccess({ payload, change })
    for (const { contactChanged } of portalOf(payload).features) await contactChanged?.({ payload, change })
    await notifyOfChange({ payload, change, student })
    return { sessionId: null }
  },
}

/**
 * Whether the student's record was changed: it has the new value, or a later change started from it. Not if a later row is
 * about the same change, which was then made by another attempt.
 */
async function hasHappened({ payload, change }: ChangeOptions, student: Student): Promise<boolean> {
  const { id, studentId, contact, from, to, changedAt } = change
  const others = {
    and: [
      { studentId: { equals: studentId } },
      { contact: { equals: contact } },
      { changedAt: { greater_than_equal: changedAt } },
      { id: { not_equals: id } },
    ],
  } satisfies Condition<'contact-changes'>
  const later = await readRows({ payload, collection: 'contact-changes', where: others })
  if (later.some((each) => each.from === from && each.to === to && each.changedAt > changedAt)) return false
  return student[contact] === to || later.some((each) => each.from === to)
}

/**
 * Makes other devices unknown, ends other sessions, and revokes links and codes of before the change. A restoration by
 * staff ends the password too, once, so that a repetition keeps the one that its owner has chosen since.
 */
async function endOtherAccess({ payload, change }: ChangeOptions): Promise<void> {
  const { id, studentId, sessionId, changedAt } = change
  const ofStudent = { studentId: { equals: studentId } }
  const password = isRestoration(change) ? { passwordHash: NO_PASSWORD } : {}
  // This order protects against a concurrent login, see login-student.ts.
  await changeOne({
    payload,
    collection: 'student-credentials',
    where: { and: [ofStudent, { contactChangeId: { not_equals: id } }] },
    data: { ...password, contactChangeId: id, version: { $inc: 1 } },
  })
  const others: Condition<'student-sessions'> = { and: [ofStudent, { id: { not_equals: sessionId ?? 'none' } }] }
  await deleteRows({ payload, collection: 'student-sessions', where: others })
  await deleteRows({ payload, collection: 'account-links', where: ofStudent })
  const codes: Condition<'one-time-codes'> = { and: [ofStudent, { sentAt: { less_than_equal: changedAt } }] }
  await deleteRows({ payload, collection: 'one-time-codes', where: codes })
}
