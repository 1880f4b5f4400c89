import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { root } from './step.ts'

const folder = path.join(root, 'docs/staff/pictures')
/** A page of the handbook loads them over a phone's network, too. */
const MAX_BYTES = 60_000

/** Stores a screenshot as a picture of docs/staff: WebP, as sharp as fits. */
export async function savePicture(name: string, screenshot: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const quality of [80, 65, 50, 35]) {
    const picture = await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer()
    if (picture.length > MAX_BYTES) continue
    await writeFile(path.join(folder, `${name}.webp`), picture)
    return
  }
  throw new Error(`The picture ${name} has more than ${MAX_BYTES} bytes. Show less in it.`)
}
