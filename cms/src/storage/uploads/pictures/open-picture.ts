import sharp, { type Sharp, type SharpOptions } from 'sharp'

/** Above what any phone camera fits into 5 MB, and low enough to stop decompression bombs. */
const MAX_PIXELS = 64_000_000
/** So many pixels with transparency and 8 bits a channel. With 16 bits they take several times as long. */
const MAX_DECODED_BYTES = 4 * MAX_PIXELS

/** Reads the headers of a picture. Throws when it is damaged, or too large to be decoded. */
export async function openPicture(bytes: Uint8Array, options: Pick<SharpOptions, 'failOn'> = {}): Promise<Sharp> {
  const image = sharp(bytes, { ...options, limitInputPixels: MAX_PIXELS })
  const { width, height, channels, depth } = await image.metadata()
  const decodedBytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
  if (decodedBytes > MAX_DECODED_BYTES) throw new Error(`Decoded, the picture would have ${decodedBytes} bytes.`)
  return image
}
