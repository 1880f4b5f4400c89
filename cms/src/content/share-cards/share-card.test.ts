import type { Picture } from '@pravesh/shared/site/fields'
import { SHARE_CARD_PATTERN } from '@pravesh/shared/site/share-card'
import { expect, it } from 'vitest'
import { shareCard } from './share-card.ts'

const picture: Picture = {
  alt: 'A college',
  caption: null,
  url: '/media/college-9.webp',
  width: 1600,
  height: 1000,
  sources: [
    { url: '/media/college-3.webp', width: 320 },
    { url: '/media/college-9.webp', width: 960 },
  ],
  avif: [],
  focus: { x: 50, y: 50 },
  blur: null,
  social: null,
}
const records = { isDraft: () => false }
const course = {
  records,
  locale: 'en',
  collection: 'courses',
  id: 'c1',
  siteName: 'Pravesh',
  label: 'B.Ed',
  title: 'Bachelor of Education',
  facts: () => ['From ₹95,000'],
  picture,
} as const

it('has an address that names the record and its content, and all its text as alternative', () => {
  const card = shareCard(course)
  expect(card).toMatchObject({
    alt: 'Bachelor of Education. B.Ed. From ₹95,000',
    content: { picture: 'college-9.webp', isCover: false },
  })
  expect(SHARE_CARD_PATTERN.exec(card?.url ?? '')?.slice(1, 4)).toEqual(['en', 'courses', 'c1'])
})

it.each([
  ['title', { title: 'Bachelor of Education (Special)' }],
  ['price', { facts: () => ['From ₹96,000'] }],
  ['picture', { picture: { ...picture, sources: [], url: '/media/other.webp' } }],
  ['name of the site', { siteName: 'Prabesh' }],
])('has another address after a change of its %s', (_, change) => {
  const urlOf = (part: object) => shareCard({ ...course, ...part })?.url
  expect(urlOf(change)).not.toBe(urlOf({}))
  expect(urlOf({ id: 'c1' })).toBe(urlOf({}))
})

it.each([
  ['শিশু মনস্তত্ত্ব ও শিক্ষা', true],
  ['बाल विकास', true],
  ['教育', false],
  ['😀 Education', false],
])('of %s exists: %s', (title, exists) => {
  expect(shareCard({ ...course, facts: () => [], title }) !== null).toBe(exists)
})

it('of a draft does not exist, because a draft may lack any field', () => {
  const facts = () => {
    throw new Error('The price is missing.')
  }
  expect(shareCard({ ...course, records: { isDraft: () => true }, facts })).toBeNull()
})
