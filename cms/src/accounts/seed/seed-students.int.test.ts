/** @sqlite-only it replays operations of students, whose own tests run on both databases */
import { unmetPasswordRules } from '@pravesh/shared/accounts/password'
import { expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { demoPassword, seedStudents } from './seed-students.ts'

const portal = startTestPortal()

it('creates a student in every state, once', async () => {
  const created = await seedStudents({ payload: portal.payload, now: new Date() })
  const statuses: Record<string, number> = {}
  for (const { email, shows } of created?.students ?? []) {
    const answer = await portal.call('POST', '/api/user/login', { email, password: created?.password })
    statuses[shows] = answer.status
    if (answer.status === 429) expect(answer.reply.msg).toContain('Try again in 15 minutes')
  }
  expect(statuses).toEqual({
    'student, with two book orders': 200,
    'student, admission approved': 200,
    'guest, with book orders in every state': 200,
    'e-mail not verified yet': 403,
    'locked after wrong passwords, for 15 minutes': 429,
  })
  expect(await seedStudents({ payload: portal.payload, now: new Date() })).toBeNull()
})

it('generates unique passwords that meet the rule', () => {
  const passwords = Array.from({ length: 100 }, demoPassword)
  expect(passwords.flatMap(unmetPasswordRules)).toEqual([])
  expect(new Set(passwords).size).toBe(100)
})
