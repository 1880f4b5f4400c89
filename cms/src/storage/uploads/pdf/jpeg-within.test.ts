import sharp from 'sharp'
import { expect, it } from 'vitest'
import { jpegWithin } from './jpeg-within.ts'

const pixels = Uint8Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * index) % 251)
const image = () => sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
const bytesAt = async (quality: number) => (await image().jpeg({ quality }).toBuffer()).byteLength

it.each([
  ['the best if it has as many bytes as allowed', 75, 0, 75],
  ['the second if the best has one more', 75, -1, 50],
  ['the lowest if the second has one more', 50, -1, 30],
  ['the lowest if even that has more', 30, -1, 30],
])('has the quality that fits: %s', async (_, quality, more, expected) => {
  const jpeg = await jpegWithin((await bytesAt(quality)) + more, image)
  expect(jpeg.byteLength).toBe(await bytesAt(expected))
})
