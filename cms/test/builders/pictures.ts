import type { Payload } from 'payload'
import sharp from 'sharp'
import type { Media } from '../../src/payload-types.ts'

/** An uploaded single-colour picture. */
export async function aPicture(payload: Payload, { alt = 'A plain marigold field', width = 700 } = {}): Promise<Media> {
  const data = await sharp({ create: { width, height: Math.round(width / 2), channels: 3, background: '#e8a317' } })
    .png()
    .toBuffer()
  return payload.create({
    collection: 'media',
    data: { alt },
    file: { data, mimetype: 'image/png', name: 'plain.png', size: data.byteLength },
  })
}
