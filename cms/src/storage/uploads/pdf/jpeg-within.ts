import type { Sharp } from 'sharp'

/** To try, from the best. */
const QUALITIES = [75, 50, 30]

/** A JPEG of the best quality that has no more bytes than `maxBytes`, or of the lowest one if none has. */
export async function jpegWithin(maxBytes: number, image: () => Sharp): Promise<Buffer> {
  let jpeg = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await image().jpeg({ quality }).toBuffer()
    if (jpeg.byteLength <= maxBytes) break
  }
  return jpeg
}
