import { SPECIFIED_CLAUSE } from '@pravesh/shared/payments/refunds/agreed-terms'
import { beforeAll, describe, expect, it } from 'vitest'
import { paragraphs } from '../../../test/builders/rich-text.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { courseRefundsText } from '../../fees/index.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { freeDeliveryText } from '../../shop/index.ts'
import { insertEssentials } from '../seed/insert-essentials.ts'
import { policy } from './policy.ts'

const portal = startTestPortal()
const page = policy([freeDeliveryText, courseRefundsText])
let editor: StaffSession

beforeAll(async () => {
  await insertEssentials(portal.payload, 'none')
  editor = await aStaffSession(portal, ['content-editor'])
})

const shippingPolicy = () => policyAt('/shipping-policy')

async function policyAt(path: string): Promise<string> {
  const records = recordsOf({ payload: portal.payload })
  const loaded = await page.at({ path, locale: 'en' })?.load({ records, locale: 'en', search: '' })
  return loaded && 'body' in loaded ? String(loaded.body) : ''
}

const setThreshold = (freeOverPaise: number | null) =>
  portal.payload.updateGlobal({
    slug: 'shop-settings',
    data: { delivery: { lowStockCopies: 1, lowStockPaise: 80_00, normalPaise: 180_00, freeOverPaise } },
  })

describe('the shipping policy of a new portal', () => {
  it('names the amount of the shop settings, and says nothing of it while delivery is never free', async () => {
    const promise = (amount: string) => `<strong>Surface shipping is free for orders over ${amount}.</strong>`
    expect(await shippingPolicy()).toContain(promise('₹2,000'))
    await setThreshold(1500_50)
    expect(await shippingPolicy()).toContain(promise('₹1,500.50'))
    await setThreshold(null)
    const without = await shippingPolicy()
    expect(without).not.toMatch(/free for orders|such an order|[{}]/)
    expect(without).toContain('No tax is added to the delivery price.')
  })
})

describe('the return policy of a new portal', () => {
  it('says what agreements say about fees', async () => {
    expect(await policyAt('/return-policy')).toContain(SPECIFIED_CLAUSE)
    const courseTerms = {
      BED: { kind: 'schedule' },
      DELED: { kind: 'schedule' },
      DPHARM: { kind: 'schedule' },
    } as const
    const data = { year: '2026-2028', current: true, courseTerms }
    await portal.payload.create({ collection: 'academic-sessions', data })
    const text = await policyAt('/return-policy')
    expect(text).not.toMatch(/75%|Fees are not returnable|[{}]/)
    expect(text).toContain('If you withdraw by 30 September 2026, you get the full amount back.')
  })
})

describe('a placeholder that does not exist', () => {
  it.each(['{free delivery}', '{free delivery over'])(
    'is refused as %s, in drafts too, with those that exist',
    async (wrong) => {
      const { docs } = await portal.payload.find({
        collection: 'policies',
        where: { key: { equals: 'shipping-policy' } },
      })
      for (const _status of ['published', 'draft']) {
        const path = `/api/policies/${docs[0]?.id}?draft=${_status === 'draft'}`
        const body = { body: paragraphs(`Free over ${wrong}`), _status }
        const { status, reply } = await portal.call('PATCH', path, body, editor.headers)
        expect(status).toBe(400)
        expect(JSON.stringify(reply.errors)).toContain(
          `${wrong} is not a placeholder. Leave out the braces, or use {free delivery over} or {refund of course fees}, all in one format.`,
        )
        expect(JSON.stringify(reply.errors)).toContain('"path":"body"')
      }
    },
  )
})
