import { expect, it } from 'vitest'
import { anActiveStudent, loggedIn, PASSWORD } from '../../../test/builders/students.ts'
import { contactChangesOn, NEW_EMAIL } from '../../../test/contact-change.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { countAll } from '../../database/records/count-all.ts'
import { runDue } from '../../database/work/run-due.ts'
import { contactEffects } from './contact-effects.ts'

const portal = startTestPortal()
const { later, login, stored, whoAmI, changeEmail, codeFor } = contactChangesOn(portal)
const settle = () => {
  later(300)
  return runDue({ payload: portal.payload, work: contactEffects, now: () => new Date() })
}

/** The API answers errors; the process that died is the one that wrote nothing more. */
it('has all its effects or none, wherever the process stops', async () => {
  let fatalWrite = 0
  for (let nth = 1; nth <= 40; nth += KILL_STEP) {
    const old = `killed${nth}@example.in`
    const target = `alive${nth}@example.in`
    const student = await anActiveStudent(portal.payload, { email: old })
    const [here, there] = [await loggedIn(portal.payload, student), await loggedIn(portal.payload, student)]
    const otp = await codeFor(here, target)
    const { died } = await killAtWrite(portal.payload, nth, () => changeEmail(here, otp, target))
    await settle()
    await settle()
    const isChanged = (await stored(student.id)).email === target
    const where = { studentId: { equals: student.id } }
    const { docs } = await portal.payload.find({ collection: 'contact-changes', where })
    expect(
      docs.map(({ to, nextSettleAt }) => [to, nextSettleAt ?? null]),
      `write ${nth}`,
    ).toEqual(isChanged ? [[target, null]] : [])
    expect(await messagesTo(portal.payload, old, 'contact-changed'), `write ${nth}`).toHaveLength(isChanged ? 1 : 0)
    expect((await whoAmI(there)).status, `write ${nth}`).toBe(isChanged ? 401 : 200)
    expect((await whoAmI(here)).status, `write ${nth}`).toBe(200)
    expect((await login(PASSWORD, isChanged ? target : old)).status, `write ${nth}`).toBe(200)
    if (!died) break
    fatalWrite = nth
  }
  expect(fatalWrite).toBeGreaterThan(5)
}, 120_000)

it('gives one notice when it is repeated after a stop before the change', async () => {
  const student = await anActiveStudent(portal.payload, { email: 'twice@example.in' })
  const here = await loggedIn(portal.payload, student)
  const data = { studentId: student.id, contact: 'email' as const, from: student.email, to: NEW_EMAIL }
  const changedAt = new Date().toISOString()
  await portal.payload.create({
    collection: 'contact-changes',
    data: { ...data, changedAt, nextSettleAt: changedAt, attempts: 1 },
  })
  expect(await changeEmail(here, await codeFor(here))).toMatchObject({ status: 200 })
  await settle()
  expect(await messagesTo(portal.payload, student.email, 'contact-changed')).toHaveLength(1)
  expect(await countAll(portal.payload, 'contact-changes')).toBe(1)
})
