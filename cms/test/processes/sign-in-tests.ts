import { expect, it } from 'vitest'
import { setPassword } from '../../src/accounts/passwords/set-password.ts'
import { deleteRows } from '../../src/database/records/delete-rows.ts'
import { readRows } from '../../src/database/records/read-rows.ts'
import { updateRow } from '../../src/database/records/update-row.ts'
import { hashPassword } from '../../src/http/sign-in/hash-password.ts'
import { anActiveStudent, PASSWORD } from '../builders/students.ts'
import { eventually } from '../eventually.ts'
import { HELD_ROUNDS } from '../held-hashes.ts'
import type { ProcessPool } from './process-pool.ts'

/** As many as a network may get wrong. */
const CUT_OFF = 5
/** Longer than a slot stays taken that its process does not renew, shorter than a wrong password counts. */
const PASSED_MS = 60_000

export function signInTests({ portal, others, takeOne }: ProcessPool) {
  it('does not count correct sign-ins as wrong when a restart cuts them off', async () => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    const passwordHash = await hashPassword(PASSWORD, 1000)
    const unending = passwordHash.replace('$1000$', `$${HELD_ROUNDS}$`)
    await setPassword({ payload, studentId: student.id, passwordHash: unending })
    await deleteRows({ payload, collection: 'rate-limits', where: {} })
    const process = takeOne()
    const signIn = (one = process) => one.call('POST', '/api/user/login', { email: student.email, password: PASSWORD })
    const cutOff = Array.from({ length: CUT_OFF }, () => signIn().catch(() => null))
    const limits = () => readRows({ payload, collection: 'rate-limits', limit: 0 })
    // Two slots each, and one row for the visitor.
    await eventually(async () => expect(await limits()).toHaveLength(2 * CUT_OFF + 1))
    await process.kill()
    expect(await Promise.all(cutOff)).toEqual(Array(CUT_OFF).fill(null))

    await setPassword({ payload, studentId: student.id, passwordHash })
    for (const { id, windowEndsAt } of await limits()) {
      const data = { windowEndsAt: new Date(Date.parse(windowEndsAt) - PASSED_MS).toISOString() }
      await updateRow({ payload, collection: 'rate-limits', where: id, data })
    }
    expect(await signIn(others()[0])).toMatchObject({ status: 200 })
  })
}
