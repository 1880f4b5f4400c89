import { SHARE_CARD_SIZE } from '@pravesh/shared/site/share-card'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { drawText, loadFonts } from './card-text.ts'
import { drawCard } from './draw-card.ts'

const content = {
  siteName: 'Pravesh',
  label: 'B.Ed',
  title: 'Bachelor of Education',
  facts: ['2 years', 'From ₹95,000'],
  picture: null,
  isCover: false,
}
/** As hard to compress as a picture can be. */
const noise = () =>
  sharp({
    create: {
      width: 700,
      height: 500,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer()

beforeAll(loadFonts)

it.each([
  ['without a picture', { ...content }, false],
  ['with a photograph', { ...content }, true],
  [
    'with a cover and a title that is too long',
    { ...content, title: 'শিশু মনস্তত্ত্ব ও শিক্ষা '.repeat(12), isCover: true },
    true,
  ],
])('draws a card %s of 1200 by 630 pixels and at most 100 kB', async (_, card, hasPicture) => {
  const bytes = await drawCard(card, hasPicture ? await noise() : null)
  const { format, width, height } = await sharp(bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...SHARE_CARD_SIZE })
  expect(bytes.length).toBeLessThanOrEqual(100_000)
})

it('draws the same card twice', async () => {
  expect((await drawCard(content, null)).equals(await drawCard(content, null))).toBe(true)
})

const box = { colour: '#000000', width: 600, maxHeight: 200, sizes: [60, 40] }

it('wraps a text and makes it smaller before it cuts it', async () => {
  const short = await drawText({ ...box, text: 'Education' })
  const long = await drawText({
    ...box,
    text: 'Learning and teaching in the primary schools of India, today and tomorrow',
  })
  expect(short.height).toBeLessThan(70)
  expect(long.height).toBeGreaterThan(short.height)
  for (const text of ['word '.repeat(200), 'W'.repeat(500), 'ক্ষ'.repeat(300)]) {
    const cut = await drawText({ ...box, text })
    expect(cut.height).toBeLessThanOrEqual(box.maxHeight)
    expect(cut.width).toBeLessThanOrEqual(box.width)
  }
})

it('shows markup as text', async () => {
  const plain = await drawText({ ...box, text: '<b>Education</b> & more' })
  expect(plain.width).toBeGreaterThan((await drawText({ ...box, text: 'Education  more' })).width)
})
