import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { expect, it } from 'vitest'
import { anOpenCourse } from '../../../test/builders/applications.ts'
import { anOpenProcess } from '../../../test/builders/open-processes.ts'
import { meritTestCalls } from '../../../test/merit-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'

const portal = startTestPortal()
const calls = meritTestCalls(portal)

it('says with an application whether its applicant sees a merit process', async () => {
  const { payload } = portal
  const open = await anOpenCourse(payload, 'DELED')
  const { headers } = await calls.anApplicant(open)
  const says = async () => {
    const { reply } = await portal.call('GET', callAddress(admissionCalls.mine), undefined, headers)
    return reply.result[0].view.hasMeritProcess
  }
  expect(await says()).toBe(false)
  const process = await anOpenProcess(payload, { open, state: 'draft' })
  expect(await says()).toBe(false)
  for (const state of ['open', 'closed'] as const) {
    await changeOne({ payload, collection: 'merit-processes', where: { id: { equals: process.id } }, data: { state } })
    expect(await says()).toBe(true)
  }
})
