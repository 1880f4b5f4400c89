import sharp from 'sharp'
import { expect, it } from 'vitest'
import { aPhoto, aPng } from '../../../../test/builders/documents.ts'
import { cleanPicture } from './clean-picture.ts'
import { fitPicture } from './fit-picture.ts'
import { sitePicture } from './site-picture.ts'

const box = { width: 1600, height: 800 }
const sizeOf = async (bytes: Uint8Array | undefined | null) => {
  const { width, height } = await sharp(bytes ?? undefined).metadata()
  return { width, height }
}

it('scales a signature of 65,000 × 980 pixels down', async () => {
  const bytes = await aPng({ width: 65_000, height: 980 })
  const clean = await cleanPicture({ bytes, type: 'image/png', maxBytes: 200_000, box })
  expect(await sizeOf(clean?.bytes)).toEqual({ width: 1600, height: 24 })
})

it('refuses a picture by its headers when it would take too much memory', async () => {
  // 500 MB with 16 bits a channel, in a file of some hundred kB.
  const image = sharp({
    create: { width: 8000, height: 7900, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  })
  const bytes = await image.toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer()
  expect(await cleanPicture({ bytes, type: 'image/png', maxBytes: 200_000, box })).toBeNull()
})

it('keeps the size of a picture that fits', async () => {
  const bytes = await aPhoto({ exif: true })
  const clean = await cleanPicture({ bytes, type: 'image/jpeg', maxBytes: 200_000, box })
  expect(await sizeOf(clean?.bytes)).toEqual({ width: 400, height: 300 })
})

it('draws a large stored picture as one that fits, and leaves others as they are', async () => {
  const [large, small] = [await aPng({ width: 5000, height: 100 }), await aPng()]
  expect(await sizeOf(await fitPicture({ bytes: large, box }))).toEqual({ width: 1600, height: 32 })
  expect(await fitPicture({ bytes: small, box })).toBe(small)
  expect(await fitPicture({ bytes: small.subarray(0, 20), box })).toBeNull()
})

it('blurs a photograph of any shape to less than 1 kB, and none that is transparent', async () => {
  for (const width of [900, 60]) {
    const blur = (await sitePicture({ bytes: await aNoisyPhoto(width), box }))?.blur ?? ''
    expect(blur).toMatch(/^data:image\/webp;base64,/)
    expect(blur.length).toBeLessThan(1000)
  }
  expect((await sitePicture({ bytes: await aPng(), box }))?.blur).toBeNull()
})

/** With the most detail that a picture can have. */
function aNoisyPhoto(width: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
  return sharp({ create: { width, height: 600, channels: 3, background: 'white', noise } })
    .jpeg()
    .toBuffer()
}

it('keeps the transparency of a picture of the site', async () => {
  const opaque = await sitePicture({ bytes: await aPhoto({ width: 2000 }), box })
  expect(opaque?.type).toBe('image/jpeg')
  expect(await sizeOf(opaque?.bytes)).toMatchObject({ height: 320 })
  expect((await sitePicture({ bytes: await aPng(), box }))?.type).toBe('image/png')
  expect(await sitePicture({ bytes: Buffer.from('GIF89a'), box })).toBeNull()
})
