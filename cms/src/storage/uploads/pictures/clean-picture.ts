import { openPicture } from './open-picture.ts'
import { type PictureBox, within } from './picture-box.ts'

type PictureType = 'image/jpeg' | 'image/png'

/**
 * JPEG encodings to try, best first. Optimised Huffman tables take as long as all the rest, decoding included, and save
 * a tenth of the bytes; without them quality 85 is as large as 90 is with them.
 */
const ENCODINGS = [
  { quality: 85, optimiseCoding: false },
  ...[80, 70, 60, 50, 40, 30].map((quality) => ({ quality, optimiseCoding: true })),
]

interface CleanPicture {
  bytes: Buffer
  type: PictureType
}

interface PictureOptions {
  bytes: Uint8Array
  type: PictureType
  maxBytes: number
  /** Larger pictures are scaled down to fit into it. */
  box: PictureBox
}

/**
 * Re-encodes a picture: upright, without location or other metadata, scaled down to its use, and without anything else embedded in
 * the file.
 * The result never exceeds `maxBytes`; a PNG that would becomes a JPEG. Null when the picture cannot be fully decoded
 * or made small enough.
 */
export async function cleanPicture({ bytes, type, maxBytes, box }: PictureOptions): Promise<CleanPicture | null> {
  try {
    // Not a clone of one: that copies the bytes.
    const image = async () => (await openPicture(bytes, { failOn: 'error' })).autoOrient().resize(within(box))
    if (type === 'image/png') {
      const png = await (await image()).png().toBuffer()
      if (png.byteLength <= maxBytes) return { bytes: png, type }
    }
    for (const encoding of ENCODINGS) {
      const jpeg = await (await image()).flatten({ background: 'white' }).jpeg(encoding).toBuffer()
      if (jpeg.byteLength <= maxBytes) return { bytes: jpeg, type: 'image/jpeg' }
    }
    return null
  } catch {
    return null
  }
}
