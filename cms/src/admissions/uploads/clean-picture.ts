import type { FileType } from '@pravesh/shared/admissions/documents/document-file'
import sharp from 'sharp'

/** More than any phone's camera makes of a file of 5 MB; more would be there to fill the memory. */
const MAX_PIXELS = 64_000_000

/** From hardly visible loss to some. */
const QUALITIES = [90, 80, 70, 60, 50, 40, 30]

interface CleanPicture {
  bytes: Buffer
  type: FileType
}

interface PictureOptions {
  bytes: Uint8Array
  type: FileType
  maxBytes: number
}

/**
 * Draws a picture anew: upright, without where and with what it was taken, and without whatever else the file carried.
 * It never becomes larger than allowed; a PNG that would becomes a JPEG. Null when it cannot be drawn to its end.
 */
export async function cleanPicture({ bytes, type, maxBytes }: PictureOptions): Promise<CleanPicture | null> {
  try {
    const drawn = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS }).autoOrient()
    if (type === 'image/png') {
      const png = await drawn.clone().png().toBuffer()
      if (png.byteLength <= maxBytes) return { bytes: png, type }
    }
    for (const quality of QUALITIES) {
      const jpeg = await drawn.clone().flatten({ background: 'white' }).jpeg({ quality }).toBuffer()
      if (jpeg.byteLength <= maxBytes) return { bytes: jpeg, type: 'image/jpeg' }
    }
    return null
  } catch {
    return null
  }
}
