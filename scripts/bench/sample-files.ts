import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A noisy JPEG of the highest quality that fits into `maxBytes`. */
export async function noisyJpeg(maxBytes: number, width: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const
  const size = { width, height: Math.round((width * 4) / 3) }
  const drawn = await sharp({ create: { ...size, channels: 3, background: '#b08060', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (let quality = 95; quality > 5; quality--) {
    const jpeg = await sharp(drawn).jpeg({ quality }).toBuffer()
    if (jpeg.byteLength <= maxBytes) return jpeg
  }
  throw new Error(`No picture of ${width} pixels fits into ${maxBytes} bytes.`)
}

/** A PDF of one page, padded with a stream of random data. */
export function largePdf(bytes: number): Buffer {
  const filling = randomBytes(bytes / 2).toString('hex')
  const head =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [4 0 R] /Count 1 >>\nendobj\n4 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n'
  const stream = `3 0 obj\n<< /Length ${filling.length} >>\nstream\n${filling}\nendstream\nendobj\n`
  const table = 'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 /Root 1 0 R >>\n'
  return Buffer.from(`${head}${stream}${table}startxref\n${head.length + stream.length}\n%%EOF\n`, 'latin1')
}
