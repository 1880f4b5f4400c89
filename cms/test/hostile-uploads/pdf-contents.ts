import { flate, object, onePage, range, stream, zeros } from './build-pdf.ts'
import { file, type HostileFile } from './hostile-file.ts'

/** Forms of which each draws the next one several times. */
function nestedForms(levels: number, times: number): Buffer {
  const form = (id: number) =>
    stream(
      id,
      '/N Do '.repeat(times),
      `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /N ${id + 1} 0 R >> >>`,
    )
  const last = stream(20 + levels, '0 0 m 9 9 l S', '/Type /XObject /Subtype /Form /BBox [0 0 595 842]')
  return onePage({
    resources: '/XObject << /N 20 0 R >>',
    content: '/N Do',
    objects: [...range(levels, 20).map(form), last],
  })
}

/** Transparent groups, each masked by the next one. */
function nestedMasks(levels: number): Buffer {
  const group = (id: number) =>
    stream(
      id,
      '/G gs 0 0 595 842 re f',
      `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency /CS /DeviceRGB >> /Resources << /ExtGState << /G << /SMask << /S /Luminosity /G ${id + 1} 0 R >> >> >> >>`,
    )
  const last = stream(20 + levels, '0 0 595 842 re f', '/Type /XObject /Subtype /Form /BBox [0 0 595 842]')
  return onePage({
    resources: '/XObject << /N 20 0 R >>',
    content: '/N Do',
    objects: [...range(levels, 20).map(group), last],
  })
}

/** A page filled with a pattern of cells of this size. */
function tiles(step: number): Buffer {
  const cell = stream(
    10,
    '0 0 1 1 re f',
    `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep ${step} /YStep ${step} /Resources << >>`,
  )
  return onePage({
    resources: '/Pattern << /P 10 0 R >>',
    content: '/Pattern cs /P scn 0 0 595 842 re f',
    objects: [cell],
  })
}

/** A page filled by a shading whose colours a program computes. */
function shading(instructions: number, type = 1): Buffer {
  const program = `{ ${'dup mul sin cos '.repeat(instructions)} pop pop 0 0 0 }`
  const fill = object(
    11,
    `<< /ShadingType ${type} /ColorSpace /DeviceRGB /Domain [0 1 0 1] /Function 10 0 R /Matrix [595 0 0 842 0 0] >>`,
  )
  return onePage({
    resources: '/Shading << /S 11 0 R >>',
    content: '/S sh',
    objects: [stream(10, program, '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1]'), fill],
  })
}

const operators: [string, () => Buffer][] = [
  ['a million saved states', () => onePage({ content: 'q '.repeat(1_000_000) })],
  ['a million lines', () => onePage({ content: '0 0 m 595 842 l S '.repeat(200_000) })],
  ['a path of a million curves', () => onePage({ content: `0 0 m ${'9 842 595 9 300 400 c '.repeat(150_000)} f` })],
  ['a path with a million dashes', () => onePage({ content: '[0.0001 0.0001] 0 d 0 0 m 595 842 l S' })],
  ['a clip in a clip, 100,000 times', () => onePage({ content: '0 0 300 300 re W n '.repeat(100_000) })],
  ['a bomb of content, 100 MB', () => onePage({ page: '/Contents 10 0 R', objects: [flate(10, zeros(100))] })],
  ['a bomb of content, 900 MB', () => onePage({ page: '/Contents 10 0 R', objects: [flate(10, zeros(900))] })],
  [
    'a bomb of drawing, 100 MB',
    () => onePage({ page: '/Contents 10 0 R', objects: [flate(10, '0 0 m 595 842 l S '.repeat(5_500_000))] }),
  ],
  ['a bomb in a bomb', () => onePage({ page: '/Contents 10 0 R', objects: [flate(10, zeros(500), '', 2)] })],
  [
    'fifty filters',
    () =>
      onePage({ objects: [stream(10, '>', `/Filter [${'/ASCIIHexDecode '.repeat(50)}]`)], page: '/Contents 10 0 R' }),
  ],
  [
    'one stream of content 50,000 times',
    () =>
      onePage({
        page: `/Contents [${'10 0 R '.repeat(50_000)}]`,
        objects: [stream(10, '0 0 m 595 842 l S '.repeat(100))],
      }),
  ],
  [
    'a font that draws itself',
    () =>
      onePage({
        resources: '/Font << /F 10 0 R >>',
        content: 'BT /F 12 Tf (aaaa) Tj ET',
        objects: [
          object(
            10,
            '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 11 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1] /Resources << /Font << /F 10 0 R >> >> >>',
          ),
          stream(11, 'BT /F 1 Tf (aaaaaaaa) Tj ET'),
        ],
      }),
  ],
  [
    'a font of noise',
    () =>
      onePage({
        resources: '/Font << /F << /Type /Font /Subtype /TrueType /BaseFont /A /FontDescriptor 10 0 R >> >>',
        content: 'BT /F 12 Tf (abc) Tj ET',
        objects: [
          object(10, '<< /Type /FontDescriptor /FontName /A /FontFile2 11 0 R >>'),
          stream(11, '\0\u0001\0\0\0\xff'.repeat(10_000)),
        ],
      }),
  ],
  [
    'a character map that uses itself',
    () =>
      onePage({
        resources:
          '/Font << /F << /Type /Font /Subtype /Type0 /BaseFont /A /Encoding 10 0 R /ToUnicode 10 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A >>] >> >>',
        content: 'BT /F 12 Tf (abc) Tj ET',
        objects: [
          stream(
            10,
            '/A usecmap 1 begincidrange <0000> <ffffffff> 0 endcidrange',
            '/Type /CMap /CMapName /A /UseCMap 10 0 R',
          ),
        ],
      }),
  ],
  [
    'text of 300,000 letters',
    () =>
      onePage({
        resources: '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
        content: `BT /F 12 Tf 9 9 Td (${'W'.repeat(300_000)}) Tj ET`,
      }),
  ],
  [
    'letters a mile high',
    () =>
      onePage({
        resources: '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
        content: `BT /F 99999999 Tf ${'(W) Tj '.repeat(5000)} ET`,
      }),
  ],
]

const nested = [
  ...[3, 6, 12, 40].map((levels) => file('pdf', `${levels} levels of 20 forms`, () => nestedForms(levels, 20))),
  ...[5, 20, 60].map((levels) => file('pdf', `${levels} masks in masks`, () => nestedMasks(levels))),
  ...[5, 0.5, 0.001].map((step) => file('pdf', `tiles of ${step} points`, () => tiles(step))),
  ...[1, 1000, 50_000].map((count) => file('pdf', `a shading of ${count} instructions`, () => shading(count))),
  file('pdf', 'a form that draws itself', () =>
    onePage({
      resources: '/XObject << /N 10 0 R >>',
      content: '/N Do',
      objects: [
        stream(
          10,
          '/N Do /N Do',
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /N 10 0 R >> >>',
        ),
      ],
    }),
  ),
]

/** PDFs whose pages take long to draw. */
export const pdfContents: readonly HostileFile[] = [
  ...operators.map(([name, make]) => file('pdf', name, make)),
  ...nested,
]
