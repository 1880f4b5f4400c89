/** @sqlite-only load-page.int.test.ts reads pages from both databases */
import { SPECIFIED_CLAUSE } from '@pravesh/shared/payments/refunds/agreed-terms'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPublishedCourse } from '../../../test/builders/courses.ts'
import { paragraphs } from '../../../test/builders/rich-text.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { insertEssentials } from '../seed/insert-essentials.ts'
import { policy } from './policy.ts'

const portal = startTestPortal()
let editor: StaffSession

beforeAll(async () => {
  await insertEssentials(portal.payload, 'none')
  editor = await aStaffSession(portal, ['content-editor'])
})

const shippingPolicy = () => policyAt('/shipping-policy')

async function policyAt(path: string): Promise<string> {
  const records = recordsOf({ payload: portal.payload })
  const loaded = await policy.at({ path, locale: 'en' })?.load({ records, locale: 'en', search: '' })
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

  it('says the price of a copy, or those of weights, as the shop is set', async () => {
    expect(await shippingPolicy()).toMatch(/charged <strong>for each copy<\/strong>.*<strong>₹180 per copy<\/strong>/s)
    const slabs = [{ upToGrams: 750, pricePaise: 65_00 }]
    const delivery = { basis: 'weight' as const, slabs, furtherKgPaise: 45_00, freeOverPaise: 2000_00 }
    const perCopy = { lowStockCopies: 1, lowStockPaise: 80_00, normalPaise: 180_00 }
    const save = (basis: 'copies' | 'weight') =>
      portal.payload.updateGlobal({ slug: 'shop-settings', data: { delivery: { ...perCopy, ...delivery, basis } } })
    await save('weight')
    const byWeight = await shippingPolicy()
    expect(byWeight).toContain('<strong>₹65 up to 750 g and ₹45 for each further kilogram</strong>')
    expect(byWeight).toContain('<strong>by the weight of all books</strong>')
    expect(byWeight).not.toMatch(/per copy|each copy|[{}]/)
    await save('copies')
    expect(await shippingPolicy()).not.toMatch(/kilogram|[{}]/)
  })
})

it('has no text of a new portal that types a number which the portal knows', async () => {
  await portal.payload.updateGlobal({
    slug: 'shop-settings',
    data: {
      delivery: { lowStockCopies: 2, lowStockPaise: 90_00, normalPaise: 170_00, freeOverPaise: 1900_00 },
      returnDays: 9,
    },
  })
  const shipping = await shippingPolicy()
  expect(shipping).toContain('<strong>₹90 per copy</strong> when we hold 2 copies or fewer of the book')
  expect(shipping).toContain('<strong>₹170 per copy</strong> when we hold more.')
  const returns = await policyAt('/return-policy')
  expect(returns).toContain('<strong>within 9 days</strong> of delivery')
  expect(returns).toContain('<strong>5 to 7 bank working days</strong>')
  for (const text of [shipping, returns]) expect(text).not.toMatch(/₹(80|180)|\b7 days|[{}]/)
  expect(await policyAt('/privacy-policy')).toContain('We answer within 30 days, free of charge.')
})

it('leaves out the number of instalments until a course has them', async () => {
  expect(await policyAt('/terms-and-conditions')).not.toMatch(/instalments|[{}]/)
  const semesterFees = [1, 2, 3].map((row) => ({ title: `Part ${row}`, feePaise: 1_000_00 }))
  await aPublishedCourse(portal.payload, { semesterFees, startingPricePaise: 3_000_00 })
  expect(await policyAt('/terms-and-conditions')).toContain('<strong>3 instalments</strong>')
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
          `${wrong} is not a placeholder. Leave out the braces, or use a name of the list beside the text, all in one format.`,
        )
        expect(JSON.stringify(reply.errors)).toContain('"path":"body"')
      }
    },
  )
})
