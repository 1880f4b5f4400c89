/** @sqlite-only reads and writes nothing that other tests of publishing do not read and write on MongoDB */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { paths } from '@pravesh/shared/site/paths'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPublishedCollege, aPublishedCourse } from '../../../test/builders/courses.ts'
import { paragraphs } from '../../../test/builders/rich-text.ts'
import { givenSiteSettings } from '../../../test/builders/site-settings.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { portalOf } from '../../foundation/portal.ts'
import { Release } from '../../publishing/release/release.ts'
import { insertEssentials } from '../seed/insert-essentials.ts'
import { Publisher } from './publisher.ts'

const portal = startTestPortal()
let dataDir: string
let publisher: Publisher
/** What was rendered since the start of a test, by path. */
const rendered = new Map<string, string>()

beforeAll(async () => {
  const { payload } = portal
  await insertEssentials(payload, 'none')
  await givenSiteSettings(payload)
  const semesterFees = [1, 2].map((part) => ({ title: `Part ${part}`, feePaise: 10_000_00 }))
  const college = await aPublishedCollege(payload, { about: paragraphs('Admission costs {application fee}.') })
  await aPublishedCourse(payload, {
    startingPricePaise: 20_000_00,
    semesterFees,
    colleges: [{ college: college.id, totalPricePaise: 20_000_00 }],
  })
  await payload.updateGlobal({
    slug: 'about',
    data: {
      title: 'About us',
      lead: 'You pay in {number of instalments} parts.',
      body: paragraphs('Delivery costs {delivery price}.'),
      _status: 'published',
    },
  })
  dataDir = mkdtempSync(path.join(tmpdir(), 'pravesh-named-values-'))
  const release = new Release(dataDir, 'build')
  await release.prepare({ id: 'build', assets: dataDir, inlineHashes: { scripts: [], styles: [] }, render })
  publisher = new Publisher({ payload, release, render })
  portalOf(payload).publisher = publisher
  await publisher.publishAll()
})
beforeEach(async () => {
  await publisher.idle()
  rendered.clear()
})
afterAll(async () => {
  await publisher.idle()
  portalOf(portal.payload).publisher = undefined
  rmSync(dataDir, { recursive: true, force: true })
})

async function render({ path: at, page }: { path: string; page: object }): Promise<string> {
  const text = JSON.stringify(page)
  rendered.set(at, text)
  return text
}

async function published(): Promise<string[]> {
  await publisher.idle()
  return [...rendered.keys()].sort()
}

const setDelivery = (normalPaise: number, returnDays = 7) =>
  portal.payload.updateGlobal({
    slug: 'shop-settings',
    data: { delivery: { lowStockCopies: 1, lowStockPaise: 80_00, normalPaise, freeOverPaise: 2000_00 }, returnDays },
  })

describe('a changed setting', () => {
  it('publishes the pages that name its value, and those that show it anyway', async () => {
    await setDelivery(190_00)
    expect(await published()).toEqual([paths.about, paths.books, paths.policy('shipping-policy')])
    expect(rendered.get(paths.about)).toContain('Delivery costs ₹190.')
  })

  it('does not publish pages whose named values it leaves as they are', async () => {
    await setDelivery(190_00, 9)
    expect(await published()).toEqual([paths.books, paths.policy('return-policy'), paths.policy('shipping-policy')])
    rendered.clear()
    await setDelivery(190_00, 9)
    expect(await published()).toEqual([paths.books])
  })

  it('publishes a page that names a value since its last change', async () => {
    await portal.payload.updateGlobal({
      slug: 'home',
      data: {
        heroTitle: 'Come',
        heroText: 'Delivery costs {delivery price}.',
        aboutTitle: 'We',
        aboutText: 'Are here.',
        _status: 'published',
      },
    })
    expect(await published()).toEqual([paths.home])
    rendered.clear()
    await setDelivery(200_00, 9)
    expect(await published()).toContain(paths.home)
    expect(rendered.get(paths.home)).toContain('Delivery costs ₹200.')
  })

  it('publishes every page when the small print at the bottom names its value, and only then', async () => {
    const { payload } = portal
    const data = { ...(await payload.findGlobal({ slug: 'site-settings', depth: 0 })) }
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { ...data, footerNote: 'Return within {time for returns}.' },
    })
    await publisher.idle()
    rendered.clear()
    await setDelivery(210_00, 9)
    expect(await published()).not.toContain(paths.gallery)
    await setDelivery(210_00, 10)
    expect(await published()).toContain(paths.gallery)
    expect(rendered.get(paths.gallery)).toContain('Return within 10 days.')
    await payload.updateGlobal({ slug: 'site-settings', data: { ...data, footerNote: '' } })
    await publisher.idle()
    rendered.clear()
    await setDelivery(210_00, 11)
    expect(await published()).toEqual([paths.books, paths.policy('return-policy'), paths.policy('shipping-policy')])
  })
})

it('publishes a page that names the time to decide when the admission settings change', async () => {
  const { payload } = portal
  await payload.updateGlobal({
    slug: 'about',
    data: { lead: 'We answer within {time to decide}.', _status: 'published' },
  })
  await published()
  for (const [workingDaysToDecide, text] of [
    [1, '1 working day'],
    [4, '4 working days'],
  ] as const) {
    rendered.clear()
    await payload.updateGlobal({ slug: 'admission-settings', data: { workingDaysToDecide } })
    expect(await published()).toEqual([paths.about])
    expect(rendered.get(paths.about)).toContain(`We answer within ${text}.`)
  }
})

it('publishes a page of a record when a fee that it names changes', async () => {
  const { payload } = portal
  const data = { action: 'ADMISSION', course: 'BED', text: 'Application fee', amountPaise: 600_00 } as const
  await payload.create({ collection: 'fee-structures', data: { ...data, active: true } })
  await published()
  expect([...rendered.values()].join()).toContain('Admission costs ₹600.')
})

it('does not publish a page for a course whose changed text leaves the named number as it is', async () => {
  const { payload } = portal
  const { docs } = await payload.find({ collection: 'courses', limit: 1, depth: 0 })
  const change = (data: object) => payload.update({ collection: 'courses', id: docs[0]?.id ?? '', data })
  await payload.updateGlobal({
    slug: 'about',
    data: { lead: 'You pay in {number of instalments} parts.', _status: 'published' },
  })
  await published()
  rendered.clear()
  await change({ careers: 'Teacher', _status: 'published' })
  expect(await published()).not.toContain(paths.about)
  const semesterFees = [1, 2, 3, 4].map((part) => ({ title: `Part ${part}`, feePaise: 5_000_00 }))
  await change({ semesterFees, _status: 'published' })
  expect(await published()).toContain(paths.about)
  expect(rendered.get(paths.about)).toContain('You pay in 4 parts.')
})
