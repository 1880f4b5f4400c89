/**
 * Redraws sample pictures and compares their pixels with the committed files. Excludes pictures with text, whose pixels
 * depend on the fonts of the machine.
 */
import path from 'node:path'
import sharp from 'sharp'
import { pictures } from './list.ts'
import { renderWebp, seedFolder } from './save.ts'

/** At least one sample for each kind of place, and for people. */
const SAMPLES = [
  'home/hero.webp',
  'courses/bed.webp',
  'gallery/yoga-morning.webp',
  'gallery/lab-flask.webp',
  'gallery/herb-garden.webp',
  'colleges/shantivan-front.webp',
  'colleges/gomti-library.webp',
]
/** Tolerance for other builds of the encoder: mean difference per channel, of 255. */
const TOLERANCE = 0.5

for (const file of SAMPLES) {
  const difference = await differenceFromCommitted(file)
  console.log(`${difference <= TOLERANCE ? '✔' : '✘'} ${file}`)
  if (difference > TOLERANCE) process.exitCode = 1
}

async function differenceFromCommitted(file: string): Promise<number> {
  const draw = pictures.get(file)
  if (!draw) throw new Error(`${file} is not in the list of pictures.`)
  const drawn = await pixelsOf(await renderWebp(file, await draw()))
  const committed = await pixelsOf(path.join(seedFolder, file))
  if (drawn.length !== committed.length) return 255
  return drawn.reduce((sum, value, index) => sum + Math.abs(value - (committed[index] ?? 0)), 0) / drawn.length
}

function pixelsOf(picture: Buffer | string): Promise<Buffer> {
  return sharp(picture).raw().toBuffer()
}
