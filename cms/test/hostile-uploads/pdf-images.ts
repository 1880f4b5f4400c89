import { deflateSync } from 'node:zlib'
import { flate, imagePage, onePage, zeros } from './build-pdf.ts'
import { file, type HostileFile } from './hostile-file.ts'

const grey = '/ColorSpace /DeviceGray /BitsPerComponent 8'
const bits = '/ImageMask true /BitsPerComponent 1'
const packed = (megabytes: number) => deflateSync(zeros(megabytes), { level: 9 })
const images: [string, Parameters<typeof imagePage>[0]][] = [
  [
    '30,000 × 30,000 points of one bit',
    { width: 30_000, height: 30_000, data: packed(112), filter: '/Filter /FlateDecode', more: bits },
  ],
  [
    '20,000 × 20,000 points of grey',
    { width: 20_000, height: 20_000, data: packed(400), filter: '/Filter /FlateDecode', more: grey },
  ],
  ['65,535 × 65,535 points without data', { width: 65_535, height: 65_535, data: '', more: grey }],
  ['2,147,483,647 points a side', { width: 2_147_483_647, height: 2_147_483_647, data: 'x', more: grey }],
  ['a negative size', { width: -5, height: -5, data: 'x', more: grey }],
  [
    'a JPEG of another size',
    {
      width: 60_000,
      height: 60_000,
      data: '\xff\xd8\xff\xc0\0\u000b\u0008\xff\xff\xff\xff\u0001\u0001\u0011\0\xff\xd9',
      filter: '/Filter /DCTDecode',
      more: grey,
    },
  ],
  [
    'a JPEG 2000 of 60,000 points a side',
    { width: 60_000, height: 60_000, data: jpeg2000(60_000), filter: '/Filter /JPXDecode' },
  ],
  [
    'a JPEG 2000 of a billion points a side',
    { width: 9, height: 9, data: jpeg2000(1_000_000_000), filter: '/Filter /JPXDecode' },
  ],
  [
    'a JBIG2 of 60,000 points a side',
    { width: 60_000, height: 60_000, data: jbig2(60_000), filter: '/Filter /JBIG2Decode', more: bits },
  ],
  [
    'a JBIG2 of a billion points a side',
    { width: 9, height: 9, data: jbig2(1_000_000_000), filter: '/Filter /JBIG2Decode', more: bits },
  ],
  [
    'a fax of 60,000 columns',
    {
      width: 60_000,
      height: 60_000,
      data: '\xff'.repeat(1000),
      filter: '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 60000 /Rows 60000 >>',
      more: bits,
    },
  ],
  [
    'a fax of a billion columns',
    {
      width: 9,
      height: 9,
      data: '\0'.repeat(1000),
      filter: '/Filter /CCITTFaxDecode /DecodeParms << /K 0 /Columns 1000000000 /Rows 1000000000 >>',
      more: bits,
    },
  ],
  [
    'an LZW bomb',
    { width: 10_000, height: 10_000, data: '\x80\u000b'.repeat(500_000), filter: '/Filter /LZWDecode', more: grey },
  ],
  [
    'a run-length bomb',
    { width: 20_000, height: 20_000, data: '\x81\0'.repeat(2_000_000), filter: '/Filter /RunLengthDecode', more: grey },
  ],
  [
    'a predictor with a billion columns',
    {
      width: 1000,
      height: 1000,
      data: packed(10),
      filter:
        '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 1000000000 /Colors 32 /BitsPerComponent 16 >>',
      more: grey,
    },
  ],
  [
    'a table of colours of another size',
    {
      width: 5000,
      height: 5000,
      data: packed(25),
      filter: '/Filter /FlateDecode',
      more: '/ColorSpace [/Indexed /DeviceRGB 255 <00>] /BitsPerComponent 8',
    },
  ],
  [
    'a colour profile of noise',
    {
      width: 3000,
      height: 3000,
      data: packed(27),
      filter: '/Filter /FlateDecode',
      more: `/ColorSpace [/ICCBased 11 0 R] /BitsPerComponent 8`,
    },
  ],
  [
    'a mask that is itself',
    { width: 1000, height: 1000, data: packed(1), filter: '/Filter /FlateDecode', more: `${grey} /SMask 10 0 R` },
  ],
]

/** The header of a JPEG 2000 codestream of one tile of one point. */
function jpeg2000(side: number): Buffer {
  const size = Buffer.alloc(43)
  size.writeUInt16BE(0xff51, 0)
  size.writeUInt16BE(41, 2)
  size.writeUInt32BE(side, 6)
  size.writeUInt32BE(side, 10)
  size.writeUInt32BE(1, 22)
  size.writeUInt32BE(1, 26)
  size.writeUInt16BE(1, 38)
  size.set([7, 1, 1], 40)
  return Buffer.concat([Buffer.from([0xff, 0x4f]), size, Buffer.from([0xff, 0x93, 0, 0, 0xff, 0xd9])])
}

/** A JBIG2 page with a generic region of this size and hardly any data. */
function jbig2(side: number): Buffer {
  const segment = (number: number, type: number, data: Buffer) => {
    const head = Buffer.alloc(11)
    head.writeUInt32BE(number, 0)
    head[4] = type
    head[6] = 1
    head.writeUInt32BE(data.length, 7)
    return Buffer.concat([head, data])
  }
  const page = Buffer.alloc(19)
  const region = Buffer.alloc(18 + 8 + 40)
  for (const buffer of [page, region]) {
    buffer.writeUInt32BE(side, 0)
    buffer.writeUInt32BE(side, 4)
  }
  return Buffer.concat([segment(0, 48, page), segment(1, 38, region)])
}

/** PDFs with images that are larger than they look. */
export const pdfImages: readonly HostileFile[] = [
  ...images.map(([name, parts]) => file('pdf', `an image: ${name}`, () => imagePage(parts))),
  file('pdf', 'one image 2,000 times', () =>
    onePage({
      resources: '/XObject << /I 10 0 R >>',
      content: 'q 595 0 0 842 0 0 cm /I Do Q '.repeat(2000),
      objects: [flate(10, zeros(9), `/Type /XObject /Subtype /Image /Width 3000 /Height 3000 ${grey}`)],
    }),
  ),
]
