import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { aPhoto, aPng } from '../builders/documents.ts'
import { range, zeros } from './build-pdf.ts'
import { file, type HostileFile, mutated } from './hostile-file.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, check])
}

interface PngParts {
  width: number
  height: number
  /** Bits of a sample, and PNG's number of the kind of colour. */
  depth?: number
  colour?: number
  interlaced?: boolean
  /** Of the data before compression. */
  megabytes?: number
  more?: readonly Buffer[]
}

function png({ width, height, depth = 1, colour = 0, interlaced = false, megabytes = 0, more = [] }: PngParts): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8)
  const data = deflateSync(zeros(megabytes), { level: 9 })
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), ...more, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

const named = (megabytes: number, ...head: number[]) =>
  Buffer.concat([Buffer.from('a\0'), Buffer.from(head), deflateSync(zeros(megabytes), { level: 9 })])

const pngs: [string, () => Buffer | Promise<Buffer>][] = [
  ['65,000 × 980 points', () => aPng({ width: 65_000, height: 980 })],
  ['980 × 65,000 points', () => aPng({ width: 980, height: 65_000 })],
  ['8,000 × 8,000 points', () => png({ width: 8000, height: 8000, depth: 8, colour: 6, megabytes: 256 })],
  ['8,000 × 8,000 points of 16 bits', () => png({ width: 8000, height: 8000, depth: 16, colour: 6, megabytes: 512 })],
  [
    '8,000 × 8,000 points, interlaced',
    () => png({ width: 8000, height: 8000, depth: 8, colour: 2, interlaced: true, megabytes: 193 }),
  ],
  ['12,000 × 12,000 points', () => png({ width: 12_000, height: 12_000, megabytes: 18 })],
  ['60,000 × 60,000 points of one bit', () => png({ width: 60_000, height: 60_000, megabytes: 450 })],
  ['2,147,483,647 points a side', () => png({ width: 2_147_483_647, height: 2_147_483_647 })],
  ['no points', () => png({ width: 0, height: 0 })],
  ['more data than points', () => png({ width: 10, height: 10, megabytes: 900 })],
  ['fewer data than points', () => png({ width: 5000, height: 5000, depth: 8, colour: 2, megabytes: 1 })],
  ['an impossible depth', () => png({ width: 10, height: 10, depth: 77, colour: 9 })],
  [
    'a colour profile that is a bomb',
    () => png({ width: 100, height: 100, megabytes: 1, more: [chunk('iCCP', named(500, 0))] }),
  ],
  ['a text that is a bomb', () => png({ width: 100, height: 100, megabytes: 1, more: [chunk('zTXt', named(500, 0))] })],
  [
    '100,000 texts',
    () =>
      png({
        width: 100,
        height: 100,
        megabytes: 1,
        more: range(100_000).map(() => chunk('tEXt', Buffer.from('a\0b'))),
      }),
  ],
  [
    'a palette of another size',
    () => png({ width: 100, height: 100, depth: 8, colour: 3, megabytes: 1, more: [chunk('PLTE', Buffer.alloc(3))] }),
  ],
  [
    'EXIF of 4 MB',
    () => png({ width: 100, height: 100, megabytes: 1, more: [chunk('eXIf', Buffer.alloc(4_000_000, 0x2a))] }),
  ],
]

/** A segment of a JPEG after its first two bytes. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer, times = 1): Buffer {
  const segment = Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data])
  return Buffer.concat([jpeg.subarray(0, 2), ...range(times).map(() => segment), jpeg.subarray(2)])
}

/** Sets the size in the header of a JPEG. */
function resized(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  const at = copy.findIndex((byte, index) => byte === 0xff && (copy[index + 1] === 0xc0 || copy[index + 1] === 0xc2))
  copy.writeUInt16BE(height, at + 5)
  copy.writeUInt16BE(width, at + 7)
  return copy
}

/** A progressive JPEG whose last scan comes again and again. */
async function repeatedScans(width: number, times: number): Promise<Buffer> {
  const plain = { create: { width, height: width, channels: 3, background: '#c96' } } as const
  const jpeg = await sharp(plain).jpeg({ progressive: true }).toBuffer()
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(last, -2)
  return Buffer.concat([jpeg.subarray(0, -2), ...range(times).map(() => scan), Buffer.from([0xff, 0xd9])])
}

const profile = (index: number, of: number) =>
  Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([index, of]), Buffer.alloc(65_000, 7)])

const jpegs: [string, () => Buffer | Promise<Buffer>][] = [
  ['65,500 × 65,500 points in the header', async () => resized(await aPhoto(), 65_500, 65_500)],
  ['8,000 × 8,000 points in the header', async () => resized(await aPhoto(), 8000, 8000)],
  ['no height', async () => resized(await aPhoto(), 300, 0)],
  ['one scan 2,000 times', () => repeatedScans(2000, 2000)],
  ['one scan 50 times, 7,900 points a side', () => repeatedScans(7900, 50)],
  ['one scan 20,000 times, small', () => repeatedScans(100, 20_000)],
  [
    'EXIF of 4 MB',
    async () =>
      withSegment(await aPhoto(), 0xe1, Buffer.concat([Buffer.from('Exif\0\0II*\0'), Buffer.alloc(60_000, 8)]), 66),
  ],
  [
    'EXIF in a circle',
    async () =>
      withSegment(
        await aPhoto(),
        0xe1,
        Buffer.from(
          'Exif\0\0II*\0\u0008\0\0\0\u0001\0\u0069\u0087\u0004\0\u0001\0\0\0\u0008\0\0\0\u0008\0\0\0',
          'latin1',
        ),
      ),
  ],
  [
    'a colour profile of 4 MB',
    async () => range(60, 1).reduceRight((jpeg, index) => withSegment(jpeg, 0xe2, profile(index, 60)), await aPhoto()),
  ],
  ['70,000 empty segments', async () => withSegment(await aPhoto(), 0xfe, Buffer.alloc(0), 70_000)],
  ['5 MB after the picture', async () => Buffer.concat([await aPhoto(), Buffer.alloc(4_900_000)])],
  ['another picture after the picture', async () => Buffer.concat([await aPhoto(), await aPhoto()])],
  ['tables of noise', async () => withSegment(await aPhoto(), 0xc4, Buffer.alloc(60_000, 3))],
]

const webps: [string, () => Buffer | Promise<Buffer>][] = [
  ['7,900 × 7,900 points', () => flatWebp(7900)],
  ['16,383 × 16,383 points', () => flatWebp(16_383)],
  ['an animation of 500 pictures', () => animation(500)],
  [
    'a length of 4 GB',
    async () => {
      const webp = Buffer.from(await flatWebp(100))
      webp.writeUInt32LE(0xffff_fff0, 4)
      return webp
    },
  ],
]

const flatWebp = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c96' }, limitInputPixels: false })
    // The lossy encoder refuses the largest size.
    .webp({ lossless: true, effort: 0 })
    .toBuffer()

async function animation(pictures: number): Promise<Buffer> {
  const frame = await aPng({ width: 300, height: 300 })
  return sharp(Array(pictures).fill(frame), { join: { animated: true } })
    .webp({ effort: 0 })
    .toBuffer()
}

const cut = range(5, 1).flatMap((part) => [
  file('jpeg', `a JPEG cut after ${part} of 6 parts`, async () => partOf(await aPhoto(), part / 6)),
  file('png', `a PNG cut after ${part} of 6 parts`, async () => partOf(await aPng(), part / 6)),
])
const partOf = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part))
const changed = range(10, 1).flatMap((seed) => [
  file('jpeg', `a JPEG with random changes (${seed})`, async () => mutated(await aPhoto(), seed)),
  file('png', `a PNG with random changes (${seed})`, async () => mutated(await aPng(), seed)),
  file('webp', `a WebP with random changes (${seed})`, async () => mutated(await flatWebp(300), seed)),
])

/** Pictures of which each is hostile. */
export const hostilePictures: readonly HostileFile[] = [
  ...pngs.map(([name, make]) => file('png', `a PNG: ${name}`, make)),
  ...jpegs.map(([name, make]) => file('jpeg', `a JPEG: ${name}`, make)),
  ...webps.map(([name, make]) => file('webp', `a WebP: ${name}`, make)),
  ...cut,
  ...changed,
]
