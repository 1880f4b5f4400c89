import { expect } from 'vitest'
import { PASSWORD } from '../builders/students.ts'
import { codeSentTo } from '../outbox.ts'
import type { TestPortal } from '../start-test-portal.ts'

interface Extent {
  /** People with a phone of their own. */
  phones: number
  /** Requests with one other phone. */
  times: number
}

/** Registers many people at once, and one phone with many addresses. There are no students yet. */
export async function expectOneAccountPerPhone(portal: TestPortal, { phones, times }: Extent): Promise<void> {
  const own = Array.from({ length: phones }, (_, i) => String(9_700_000_000 + i))
  const shared = '9830012345'
  const post = (path: string, body: unknown, i: number) =>
    portal.call('POST', `/api${path}`, body, { 'x-pravesh-peer': `203.0.113.${i % 50}` })
  const verified = async (phonenumber: string, i: number): Promise<string> => {
    const { otp: ver_id } = (await post('/auth/opt-verify', { phonenumber }, i)).reply
    const body = { phonenumber, ver_id, otp_code: await codeSentTo(portal.payload, phonenumber) }
    expect(await post('/auth/opt-verify-api', body, i)).toMatchObject({ status: 200 })
    return ver_id
  }
  const ids = new Map<string, string>()
  for (const [i, phone] of [...own, shared].entries()) ids.set(phone, await verified(phone, i))
  const register = async (phone: string, i: number) => {
    const person = { name: 'Asha Mondal', email: `a${i}@example.in`, phone, role: 'Student', password: PASSWORD }
    return (await post('/user/register', { ...person, ver_id: ids.get(phone) }, i)).status
  }
  const statuses = await Promise.all([...own, ...Array<string>(times).fill(shared)].map(register))
  expect(statuses.slice(0, phones)).toEqual(Array(phones).fill(200))
  expect(statuses.slice(phones).filter((status) => status === 200)).toHaveLength(1)
  const { docs } = await portal.payload.find({ collection: 'students', limit: 0, depth: 0 })
  expect(docs.map(({ phone }) => phone).sort()).toEqual([...own, shared].sort())
}
