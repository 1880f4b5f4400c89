import { afterEach, beforeEach, vi } from 'vitest'
import { deleteRows } from '../src/database/records/delete-rows.ts'
import type { Student } from '../src/payload-types.ts'
import { anActiveStudent, PASSWORD } from './builders/students.ts'
import { tokenSentTo } from './outbox.ts'
import type { TestPortal } from './start-test-portal.ts'

const EMAIL = 'asha@example.in'

/** Asha's account, new before each test and the only one, with a clock that tests can move. */
export function ashasAccount(portal: TestPortal) {
  const account = {} as { asha: Student }
  const post = (path: string, body: unknown, headers = {}) => portal.call('POST', `/api/user/${path}`, body, headers)

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const collection of ['messages', 'rate-limits', 'account-links', 'student-credentials', 'students'] as const) {
      await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
    }
    account.asha = await anActiveStudent(portal.payload, { email: EMAIL })
  })
  afterEach(() => vi.useRealTimers())

  return {
    account,
    post,
    login: (password = PASSWORD, email = EMAIL) => post('login', { email, password }),
    whoAmI: (headers: Record<string, string>) => portal.call('GET', '/api/user/authVerify', undefined, headers),
    later: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000),
    stored: (id: string) => portal.payload.findByID({ collection: 'students', id, depth: 0 }),

    /** Requests a link for a forgotten password and returns its token. */
    async forgot(email = EMAIL) {
      await post('forgetPassword', { email })
      return tokenSentTo(portal.payload, email, 'password-reset')
    },
  }
}
