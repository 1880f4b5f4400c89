import { beforeAll, expect, it } from 'vitest'
import { aPublishedCourse } from '../../../test/builders/courses.ts'
import { aShownNotice } from '../../../test/builders/notices.ts'
import { paragraphs } from '../../../test/builders/rich-text.ts'
import { aStaffMember } from '../../../test/builders/staff.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { insertGlobalRow } from '../../database/records/global-rows.ts'
import { feeNumbers } from '../../fees/index.ts'
import { bankNumbers, reportMoney } from '../../payments/index.ts'
import type { Finding } from '../../portal/invariant.ts'
import { shopNumbers } from '../../shop/index.ts'
import { contradictingTexts } from '../admin/alerts/contradicting-texts.ts'
import { storedDay } from '../notice-board/notice-dates.ts'
import { about } from '../seed/data/about.ts'
import { courses } from '../seed/data/courses.ts'
import { home } from '../seed/data/home.ts'
import { insertEssentials } from '../seed/insert-essentials.ts'
import { richTextMaker } from '../seed/rich-text.ts'
import { contentNumbers } from './content-numbers.ts'
import { textsAgree } from './texts-agree.ts'

const portal = startTestPortal()
const invariant = textsAgree([...contentNumbers, ...bankNumbers, ...feeNumbers, ...shopNumbers])

async function findings(): Promise<Finding[]> {
  const found: Finding[] = []
  for await (const finding of invariant.find({ payload: portal.payload, now: new Date() })) found.push(finding)
  return found
}

async function writePolicy(...texts: string[]) {
  const { payload } = portal
  const { docs } = await payload.find({ collection: 'policies', where: { key: { equals: 'shipping-policy' } } })
  const data = { body: paragraphs(...texts), _status: 'published' as const }
  return payload.update({ collection: 'policies', id: docs[0]?.id ?? '', data })
}

beforeAll(async () => {
  const { payload } = portal
  await insertEssentials(payload, 'demo')
  const rich = await richTextMaker(payload.config)
  const { title, lead, body } = about
  await insertGlobalRow({ payload, slug: 'about', data: { title, lead, body: rich(body), _status: 'published' } })
  await insertGlobalRow({ payload, slug: 'home', data: { heroTitle: home.hero.title, heroText: home.hero.text } })
  const [course] = courses
  await aPublishedCourse(payload, {
    description: course?.description ?? '',
    eligibility: course?.eligibility ?? '',
    semesterFees: [1, 2, 3, 4, 5].map((part) => ({ title: `Part ${part}`, feePaise: 19_000_00 })),
  })
})

it('finds nothing in the texts of the demo', async () => {
  expect(await findings()).toEqual([])
})

it('finds sentences that settings contradict, until they agree', async () => {
  const { id } = await writePolicy(
    'Books reach you by courier. Delivery costs Rs. 300 per copy. Banks need 3 days.',
    'If you withdraw, we refund 80 % of the fee. The dress fee is ₹3,500.',
  )
  expect(await findings()).toEqual([
    {
      subject: `policies/${id}/rupees/300/delivery`,
      text: '“Shipping policy” says: “Delivery costs Rs. 300 per copy.” The portal has ₹80, ₹180 or ₹2,000 for delivery.',
      href: `/collections/policies/${id}`,
    },
    expect.objectContaining({ text: expect.stringContaining('“Banks need 3 days.” The portal has 5 days or 7 days') }),
    expect.objectContaining({ text: expect.stringContaining('The portal has 75 % for refunds.') }),
  ])
  await portal.payload.updateGlobal({
    slug: 'shop-settings',
    data: { delivery: { lowStockCopies: 1, lowStockPaise: 80_00, normalPaise: 300_00, freeOverPaise: null } },
  })
  expect((await findings()).map(({ text }) => text).join()).not.toContain('delivery')
})

itsRule('reads notices until their last day', async () => {
  const { payload } = portal
  const { id } = await aShownNotice(payload, { title: 'Delivery costs Rs. 400 per copy.' })
  const found = async () =>
    (await findings()).map(({ subject }) => subject).filter((each) => each.startsWith('notices'))
  expect(await found()).toEqual([`notices/${id}/rupees/400/delivery`])
  const over = { shownFrom: storedDay('2026-11-01'), until: storedDay('2026-11-02') }
  await payload.update({ collection: 'notices', id, data: over })
  expect(await found()).toEqual([])
})

itsRule('tells editors on their dashboard what the daily report found', async () => {
  const { payload } = portal
  await writePolicy('Banks need 3 days.')
  await reportMoney({ payload, now: () => new Date(), invariants: [invariant] })
  const member = await aStaffMember(payload, { roles: ['content-editor'] })
  const user = { ...member, collection: 'staff' as const }
  const notices = await contradictingTexts.findNotices({ payload, user })
  expect(notices).toEqual([
    expect.objectContaining({ text: invariant.label, detail: expect.stringContaining('Banks need 3 days.') }),
  ])
  await writePolicy('Banks need {time of banks}.')
  await reportMoney({ payload, now: () => new Date(), invariants: [invariant] })
  expect(await contradictingTexts.findNotices({ payload, user })).toEqual([])
})
