import { DatabaseSync } from 'node:sqlite'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { processStaffCalls } from '@pravesh/shared/allotment/calls/staff-processes'
import type { Step, StepKind } from '@pravesh/shared/allotment/process/steps'
import { addDays, daysBetween } from '@pravesh/shared/platform/days'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { callAddress, type WireCall } from '@pravesh/shared/platform/wire-call'
import type { Page } from 'playwright/test'
import type { Portal } from '../../../scripts/lib/running-portal.ts'
import { startTestPortal } from '../../../scripts/lib/seeded-portal.ts'
import { formOf } from './applicant.ts'
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

const SEATS = 10

/** Opens a process of D.El.Ed with all colleges of an application's course, whose applications begin today. Returns its id. */
export async function anOpenProcess(page: Page, staff: StaffApi, { sessionYear }: ApplicationView): Promise<string> {
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
  const units = colleges.map((college) => ({ college: college.id, subject: '', amountPaise: 1_000_000 }))
  await change(processStaffCalls.saveUnits, { units })
  const process = await staff.one('merit-processes', 'id', id)
  const codes: string[] = process.units.map(({ code }: { code: string }) => code)
  await change(processStaffCalls.saveMatrix, {
    rows: codes.map((unit) => ({ unit, category: 'UR', seats: SEATS, minimum: {} })),
    totals: Object.fromEntries(codes.map((unit) => [unit, SEATS])),
    note: '',
    proposedBy: '',
  })
  await change(processStaffCalls.open, {})
  return id
}

/** Moves all days of a process, as if it were the first day of one of its steps. */
export function letTheStepBegin({ databaseFile }: Portal, process: string, kind: StepKind): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  try {
    const row = database.prepare('SELECT steps FROM merit_processes WHERE id = ?').get(process)
    const steps: Step[] = JSON.parse(String(row?.steps))
    const first = steps.find((step) => step.kind === kind)?.first ?? ''
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

/** As `StaffApi` takes it. */
const pathOf = (call: WireCall, id = '') => callAddress(call, { id }).replace('/api/', '')
