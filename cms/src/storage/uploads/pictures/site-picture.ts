import sharp from 'sharp'
import { openPicture } from './open-picture.ts'
import { type PictureBox, within } from './picture-box.ts'

interface SitePictureOptions {
  bytes: Uint8Array
  box: PictureBox
}

interface SitePicture {
  bytes: Buffer
  type: 'image/jpeg' | 'image/png'
  /** Shown until the picture has loaded: a WebP of at most 20 pixels as a `data:` address. Null if it is transparent. */
  blur: string | null
}

/** Some 150 bytes as WebP, which pages contain. */
const BLUR: PictureBox = { width: 20, height: 20 }

/**
 * Decodes a picture of staff and encodes it upright, within the box and nearly without loss, as the source from which
 * the portal makes the published sizes. Of an animation, its first picture. Null when it cannot be decoded.
 */
export async function sitePicture({ bytes, box }: SitePictureOptions): Promise<SitePicture | null> {
  try {
    const image = await openPicture(bytes)
    const { hasAlpha } = await image.metadata()
    const scaled = image.autoOrient().resize(within(box))
    // Quick to encode and to decode again; JPEG has no transparency.
    if (hasAlpha) return { bytes: await scaled.png({ compressionLevel: 1 }).toBuffer(), type: 'image/png', blur: null }
    const jpeg = await scaled.jpeg({ quality: 96, chromaSubsampling: '4:4:4' }).toBuffer()
    return { bytes: jpeg, type: 'image/jpeg', blur: await blurOf(jpeg) }
  } catch {
    return null
  }
}

async function blurOf(picture: Buffer): Promise<string> {
  const small = await sharp(picture).resize(within(BLUR)).webp({ quality: 20, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
