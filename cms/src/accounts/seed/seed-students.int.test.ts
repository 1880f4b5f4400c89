import { unmetPasswordRules } from '@pravesh/shared/accounts/password'
import { expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { demoPassword } from './demo-password.ts'
import { seedStudents } from './seed-students.ts'

const portal = startTestPortal()

it('makes a student in every state, once', async () => {
  const made = await seedStudents({ payload: portal.payload, now: new Date() })
  const statuses: Record<string, number> = {}
  for (const { email, shows } of made?.students ?? []) {
    const answer = await portal.call('POST', '/api/user/login', { email, password: made?.password })
    statuses[shows] = answer.status
  }
  expect(statuses).toEqual({
    student: 200,
    'student, admission approved': 200,
    guest: 200,
    'e-mail not verified yet': 403,
    'locked after wrong passwords': 429,
  })
  expect(await seedStudents({ payload: portal.payload, now: new Date() })).toBeNull()
})

it('makes passwords that meet the rule, each another one', () => {
  const passwords = Array.from({ length: 100 }, demoPassword)
  expect(passwords.flatMap(unmetPasswordRules)).toEqual([])
  expect(new Set(passwords).size).toBe(100)
})
