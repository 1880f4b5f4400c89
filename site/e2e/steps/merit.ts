import { DatabaseSync } from 'node:sqlite'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { meritCalls } from '@pravesh/shared/allotment/calls/merit-calls'
import type { OwnProcess } from '@pravesh/shared/allotment/calls/own-process'
import { processStaffCalls } from '@pravesh/shared/allotment/calls/staff-processes'
import type { Step, StepKind } from '@pravesh/shared/allotment/process/steps'
import { addDays, daysBetween } from '@pravesh/shared/platform/days'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { callAddress, type WireCall } from '@pravesh/shared/platform/wire-call'
import type { APIRequestContext, Browser, Page } from 'playwright/test'
import type { Portal } from '../../../scripts/lib/running-portal.ts'
import { startTestPortal } from '../../../scripts/lib/seeded-portal.ts'
import { anApplicantIn, aPaidApplication, formOf } from './applicant.ts'
import type { StaffApi } from './staff-api.ts'
import { test as base } from './visitor.ts'

/** For journeys with a portal of their own, because an open process concerns all applications of its course. */
export const test = base.extend<object, { portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from the pattern
    async ({}, use) => {
      const portal = await startTestPortal()
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

interface Offered {
  /** At each college, in their order; ten where it says none. */
  seats?: readonly number[]
  /** To be paid for a seat there; ₹10,000 where it says none. */
  amountsPaise?: readonly number[]
}

/** Opens a process of D.El.Ed with all colleges of an application's course, whose applications begin today. Returns its id. */
export async function anOpenProcess(
  page: Page,
  staff: StaffApi,
  { sessionYear }: ApplicationView,
  { seats = [], amountsPaise = [] }: Offered = {},
): Promise<string> {
  const { colleges } = (await formOf(page, 'DELED')).reference
  const created = await staff.post(pathOf(processStaffCalls.create), {
    template: 'deled-best-five',
    sessionYear,
    title: `D.El.Ed ${sessionYear} by merit`,
    firstDay: dayInIndia(new Date()),
  })
  const id = String(created.result.id)
  const change = async (call: WireCall, body: object) => {
    const { revision } = await staff.one('merit-processes', 'id', id)
    await staff.post(pathOf(call, id), { revision, ...body })
  }
  const units = colleges.map(({ id: college }, at) => ({
    college,
    subject: '',
    amountPaise: amountsPaise[at] ?? 1_000_000,
  }))
  await change(processStaffCalls.saveUnits, { units, creditsFee: true })
  const process = await staff.one('merit-processes', 'id', id)
  const codes: string[] = process.units.map(({ code }: { code: string }) => code)
  await change(processStaffCalls.saveMatrix, {
    rows: codes.map((unit, at) => ({ unit, category: 'UR', seats: seats[at] ?? 10, minimum: {} })),
    totals: Object.fromEntries(codes.map((unit, at) => [unit, seats[at] ?? 10])),
    note: '',
    proposedBy: '',
  })
  await change(processStaffCalls.open, {})
  return id
}

/** Moves all days of a process, as if it were the first day of one of its steps; of a round, if it is one. */
export function letTheStepBegin({ databaseFile }: Portal, process: string, kind: StepKind, round?: number): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  try {
    const row = database.prepare('SELECT steps FROM merit_processes WHERE id = ?').get(process)
    const steps: Step[] = JSON.parse(String(row?.steps))
    const first = steps.find((step) => step.kind === kind && step.round === (round ?? step.round))?.first ?? ''
    const days = daysBetween(first, dayInIndia(new Date()))
    const moved = steps.map((step) => ({
      ...step,
      first: addDays(step.first, days),
      last: addDays(step.last, days),
    }))
    database.prepare('UPDATE merit_processes SET steps = ? WHERE id = ?').run(JSON.stringify(moved), process)
  } finally {
    database.close()
  }
}

/** Logs another applicant in, with an application of their own. */
export async function aRival(browser: Browser, portal: Portal) {
  const context = await browser.newContext({ baseURL: portal.origin })
  const person = await anApplicantIn(context, portal)
  return { context, person, application: await aPaidApplication(context, 'DELED') }
}

interface Client {
  request: APIRequestContext
}

/** Closes a process, and begins the session after its own. */
export async function theNextSession(staff: StaffApi, process: string, { sessionYear }: ApplicationView) {
  const { revision } = await staff.one('merit-processes', 'id', process)
  await staff.post(pathOf(processStaffCalls.close, process), { revision })
  const year = sessionYear.replaceAll(/\d+/g, (own) => String(Number(own) + 1))
  await staff.create('academic-sessions', { year, current: true })
}

/** What the applicant sees of the process. */
export async function ownProcess({ request }: Client): Promise<OwnProcess> {
  const { result } = await (await request.get(callAddress(meritCalls.mine))).json()
  return result[0]
}

/** Calls as the applicant, with the revision that they see. */
export async function change(client: Client, call: WireCall, data: object): Promise<void> {
  const { applicationId: id, revision } = await ownProcess(client)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const response = await client.request.post(callAddress(call, { id }), { headers, data: { revision, ...data } })
  if (!response.ok()) throw new Error(`${call.path} returned ${response.status()}: ${await response.text()}`)
}

/** Types the marks of five subjects, each out of 100. */
export function typeMarks(client: Client, obtained: readonly number[]): Promise<void> {
  const subjects = obtained.map((own, at) => ({
    name: ['Bengali', 'English', 'History', 'Geography', 'Physics'][at],
    kind: at < 2 ? 'language' : 'elective',
    obtained: own,
    full: 100,
  }))
  return change(client, meritCalls.saveMarks, { marks: { kind: 'best-of', subjects } })
}

/** As `StaffApi` takes it. */
const pathOf = (call: WireCall, id = '') => callAddress(call, { id }).replace('/api/', '')
