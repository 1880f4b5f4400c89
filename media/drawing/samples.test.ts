import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictures } from './list.ts'
import { renderWebp, seedFolder } from './save.ts'

/** At least one sample for each kind of place, and for people. No text: its pixels depend on the fonts of the machine. */
const SAMPLES = [
  'courses/bed.webp',
  'gallery/lab-flask.webp',
  'colleges/shantivan-front.webp',
  'colleges/gomti-library.webp',
  'books/sample-figure.webp',
]
/** Tolerance for other builds of the encoder: mean difference per channel, of 255. */
const TOLERANCE = 0.5

describe('pictures', () => {
  it.each(SAMPLES)('draws %s as committed', async (file) => {
    const drawn = await pixelsOf(await renderWebp(file, await draw(file)))
    const committed = await pixelsOf(path.join(seedFolder, file))
    expect(drawn.length).toBe(committed.length)
    expect(meanDifference(drawn, committed)).toBeLessThanOrEqual(TOLERANCE)
  })

  it('draws every other picture', async () => {
    for (const file of pictures.keys()) expect(await draw(file), file).toMatch(/^<svg [\s\S]*<\/svg>$/)
  })
})

async function draw(file: string): Promise<string> {
  return (await pictures.get(file)?.()) ?? `${file} is not in the list of pictures.`
}

function meanDifference(one: Buffer, other: Buffer): number {
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0))
  return sum / one.length
}

function pixelsOf(picture: Buffer | string): Promise<Buffer> {
  return sharp(picture).raw().toBuffer()
}
