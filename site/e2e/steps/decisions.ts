import { setTimeout as sleep } from 'node:timers/promises'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { type DocumentCheck, type StaffDecision, staffCalls } from '@pravesh/shared/admissions/status/staff-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { StaffApi } from './staff-api.ts'

/** Makes a decision on an application through the staff API. */
export async function decide(staff: StaffApi, { id }: { id: string }, decision: StaffDecision): Promise<void> {
  await staff.post(withoutApiPrefix(callAddress(staffCalls.decide, { id })), decision)
}

/** Reviews a document through the staff API. */
export async function check(
  staff: StaffApi,
  { id }: { id: string },
  found: Omit<DocumentCheck, 'reason'> & { reason?: string },
): Promise<void> {
  await staff.post(withoutApiPrefix(callAddress(staffCalls.checkDocument, { id })), found)
}

/** Verifies every document of an application and approves it. */
export async function approve(staff: StaffApi, application: Pick<ApplicationView, 'id' | 'documents'>): Promise<void> {
  for (const { file } of application.documents) {
    await check(staff, application, { document: file.id, state: 'VERIFIED' })
  }
  await decide(staff, application, { move: 'approve', reason: '' })
}

/**
 * The subject of the newest application news to an address that matches `about`. Throws if none arrives in 5 seconds.
 */
export async function newsFor(staff: StaffApi, email: string, about: RegExp): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const news = await staff.all('messages', { to: email, template: 'application-news' })
    const found = news.find(({ subject }) => about.test(`${subject}`))
    if (found) return `${found.subject}`
    await sleep(100)
  }
  throw new Error(`No message to ${email} matches ${about}.`)
}

const withoutApiPrefix = (address: string) => address.replace(/^\/api\//, '')
