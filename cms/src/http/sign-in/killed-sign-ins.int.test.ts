import { expect, it } from 'vitest'
import { startApiProcess } from '../../../test/api-process.ts'
import { anActiveStudent, PASSWORD } from '../../../test/builders/students.ts'
import { eventually } from '../../../test/eventually.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { setPassword } from '../../accounts/passwords/set-password.ts'
import { hashPassword } from './hash-password.ts'

const portal = startTestPortal()

/** As many as a network may get wrong. */
const CUT_OFF = 5
/** Comparing it takes so long that the process can be killed meanwhile. */
const SLOW_ROUNDS = 60_000_000

it('does not count correct sign-ins as wrong when a restart cuts them off', async () => {
  const { payload } = portal
  const student = await anActiveStudent(payload)
  await setPassword({
    payload,
    studentId: student.id,
    passwordHash: (await hashPassword(PASSWORD, 1000)).replace('$1000$', `$${SLOW_ROUNDS}$`),
  })
  const body = { email: student.email, password: PASSWORD }
  const process = await startApiProcess({})
  const cutOff = Array.from({ length: CUT_OFF }, () => process.call('POST', '/api/user/login', body).catch(() => null))
  const everyone = { id: { exists: true } }
  // Two slots each, and one row for the visitor.
  await eventually(async () =>
    expect((await payload.count({ collection: 'rate-limits', where: everyone })).totalDocs).toBe(2 * CUT_OFF + 1),
  )
  await process.kill()
  expect(await Promise.all(cutOff)).toEqual(Array(CUT_OFF).fill(null))

  await setPassword({ payload, studentId: student.id, passwordHash: await hashPassword(PASSWORD, 1000) })
  const next = await startApiProcess({})
  // The slots expire; nothing waits for the 15 minutes of a wrong password.
  await eventually(async () => expect(await next.call('POST', '/api/user/login', body)).toMatchObject({ status: 200 }))
})
