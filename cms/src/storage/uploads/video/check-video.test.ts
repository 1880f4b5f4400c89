import { describe, expect, it } from 'vitest'
import { anMp4, box, h264, sound, track } from '../../../../test/videos/mp4.ts'
import { aWebm, element, PICTURE_TRACK, webmTrack } from '../../../../test/videos/webm.ts'
import { checkVideo } from './check-video.ts'
import { blank } from './video-file.ts'
import { VIDEO_MESSAGES } from './video-refused.ts'

const HTML = Buffer.from('<script>alert(document.domain)</script>')

function accepted(bytes: Buffer) {
  const video = checkVideo({ bytes })
  if ('refusal' in video) throw new Error(video.refusal)
  blank(bytes, video)
  return { ...video, text: bytes.toString('latin1') }
}

const refusal = (bytes: Buffer) => checkVideo({ bytes })

describe('an MP4', () => {
  it('with H.264 and AAC is accepted, and keeps its bytes', () => {
    const bytes = anMp4({
      tracks: (offset) => [
        track({ offset, size: 40 }),
        track({ handler: 'soun', entry: sound(), offset: offset + 40, size: 24 }),
      ],
    })
    const before = Buffer.from(bytes)
    expect(accepted(bytes)).toMatchObject({ type: 'video/mp4', width: 1280, height: 720, seconds: 2, blanks: [] })
    expect(bytes.equals(before)).toBe(true)
  })

  it('that a phone turned is upright', () => {
    const bytes = anMp4({ tracks: (offset) => [track({ offset, size: 40, isUpright: true })] })
    expect(accepted(bytes)).toMatchObject({ width: 720, height: 1280 })
  })

  it('loses positions, names and other data, and no byte of it moves', () => {
    const place = box('udta', box('\xa9xyz', Buffer.from('+23.2324+087.8615/')))
    const bytes = anMp4({ inMovie: [place], after: [box('uuid', HTML), box('free', HTML)] })
    const { length } = bytes
    const { text } = accepted(bytes)
    expect(text).not.toMatch(/87\.86|script/)
    expect(text).toContain('m'.repeat(64))
    expect(bytes.length).toBe(length)
    expect(checkVideo({ bytes })).toMatchObject({ type: 'video/mp4' })
  })

  it('loses a track beside picture and sound, with its samples', () => {
    const media = Buffer.from(`${'m'.repeat(40)}GPS+23.2324+087.8615`)
    const positions = box('mett', Buffer.alloc(8))
    const bytes = anMp4({
      media,
      tracks: (offset) => [
        track({ offset, size: 40 }),
        track({ handler: 'meta', entry: positions, offset: offset + 40, size: 20 }),
      ],
    })
    const { text } = accepted(bytes)
    expect(text).not.toMatch(/GPS|mett/)
    expect(text).toContain('m'.repeat(40))
  })

  const other = (options: Partial<Parameters<typeof track>[0]>) =>
    anMp4({ tracks: (offset) => [track({ offset, size: 40, ...options })] })
  it.each([
    ['HTML with its name', Buffer.concat([Buffer.from('<!doctype html>'), HTML]), VIDEO_MESSAGES.kind],
    ['nothing', Buffer.alloc(0), VIDEO_MESSAGES.kind],
    ['a beginning alone', box('ftyp', Buffer.from('isom')), VIDEO_MESSAGES.broken],
    ['QuickTime', anMp4({ brand: 'qt  ' }), VIDEO_MESSAGES.quickTime],
    ['HEIC', anMp4({ brand: 'heic' }), VIDEO_MESSAGES.kind],
    [
      'HTML among the brands',
      Buffer.concat([box('ftyp', Buffer.from('isom'), Buffer.alloc(300, HTML)), anMp4().subarray(28)]),
      VIDEO_MESSAGES.broken,
    ],
    ['HTML behind its last box', Buffer.concat([anMp4(), HTML]), VIDEO_MESSAGES.broken],
    ['H.265', other({ entry: h264('hvc1') }), VIDEO_MESSAGES.picture],
    [
      'MP3',
      anMp4({
        tracks: (offset) => [
          track({ offset, size: 40 }),
          track({ handler: 'soun', entry: sound(0x6b), offset, size: 9 }),
        ],
      }),
      VIDEO_MESSAGES.sound,
    ],
    ['sound alone', other({ handler: 'soun', entry: sound() }), VIDEO_MESSAGES.tracks],
    [
      'two pictures',
      anMp4({ tracks: (offset) => [track({ offset, size: 9 }), track({ offset, size: 9 })] }),
      VIDEO_MESSAGES.tracks,
    ],
    [
      'data at an address',
      other({ reference: box('url ', [0, 0, 0, 0], Buffer.from('https://a.example/\0')) }),
      VIDEO_MESSAGES.outside,
    ],
    ['data in a file', other({ reference: box('alis', [0, 0, 0, 1]) }), VIDEO_MESSAGES.outside],
    ['samples outside its media data', other({ offset: 4 }), VIDEO_MESSAGES.broken],
    ['samples behind its end', other({ size: 4_000_000_000 }), VIDEO_MESSAGES.broken],
    ['fragments', anMp4({ after: [box('moof', Buffer.alloc(8))] }), VIDEO_MESSAGES.fragmented],
  ])('with %s is refused', (_, bytes, message) => expect(refusal(bytes)).toEqual({ refusal: message }))

  it('is refused wherever it is cut', () => {
    const whole = anMp4()
    for (let length = 0; length < whole.length; length += 7)
      expect(refusal(whole.subarray(0, length))).toHaveProperty('refusal')
  })

  it.each(['moov', 'trak', 'stbl', 'avcC'])('with a %s that says it has another size is refused', (type) => {
    const whole = anMp4()
    for (const size of [0xffffffff, 1, 7, 0x7fffffff]) {
      const bytes = Buffer.from(whole)
      bytes.writeUInt32BE(size, bytes.indexOf(type) - 4)
      expect(refusal(bytes)).toHaveProperty('refusal')
    }
  })

  it.each(['stsz', 'stco', 'stsc', 'stsd', 'dref'])(
    'with a %s that says it has billions of entries is refused at once',
    (type) => {
      const bytes = anMp4()
      bytes.writeUInt32BE(0xfffffff0, bytes.indexOf(type) + (type === 'stsz' ? 12 : 8))
      const started = performance.now()
      // The number of descriptions and references is that of the boxes themselves.
      if (type !== 'stsd' && type !== 'dref') expect(refusal(bytes)).toHaveProperty('refusal')
      else expect(refusal(bytes)).toMatchObject({ type: 'video/mp4' })
      expect(performance.now() - started).toBeLessThan(1000)
    },
  )

  it('with boxes without end is refused at once', () => {
    const many = Buffer.concat(Array.from({ length: 50_000 }, () => box('free')))
    expect(refusal(anMp4({ inMovie: [many] }))).toEqual({ refusal: VIDEO_MESSAGES.tooComplex })
  })
})

describe('a WebM', () => {
  it.each([
    [{}, 2],
    [{ isRecording: true, duration: null }, null],
  ])('%j is accepted', (options, seconds) => {
    expect(accepted(aWebm(options))).toMatchObject({ type: 'video/webm', width: 640, height: 360, seconds })
  })

  it('loses attachments, tags and filler, and no byte of it moves', () => {
    const bytes = aWebm({ more: [element('1941a469', HTML), element('1254c367', 'Bardhaman'), element('ec', HTML)] })
    const { length } = bytes
    expect(accepted(bytes).text).not.toMatch(/script|Bardhaman/)
    expect(bytes.length).toBe(length)
    expect(checkVideo({ bytes })).toMatchObject({ type: 'video/webm' })
  })

  it.each([
    ['Matroska', aWebm({ docType: 'matroska' }), VIDEO_MESSAGES.kind],
    ['HTML behind it', Buffer.concat([aWebm(), HTML]), VIDEO_MESSAGES.broken],
    ['H.264', aWebm({ tracks: [webmTrack(1, 'V_MPEG4/ISO/AVC')] }), VIDEO_MESSAGES.picture],
    ['AAC', aWebm({ tracks: [PICTURE_TRACK, webmTrack(2, 'A_AAC')] }), VIDEO_MESSAGES.sound],
    ['subtitles', aWebm({ tracks: [PICTURE_TRACK, webmTrack(17, 'S_TEXT/UTF8')] }), VIDEO_MESSAGES.tracks],
    ['no picture', aWebm({ tracks: [webmTrack(2, 'A_OPUS')] }), VIDEO_MESSAGES.tracks],
  ])('with %s is refused', (_, bytes, message) => expect(refusal(bytes)).toEqual({ refusal: message }))

  it('is refused wherever it is cut', () => {
    const whole = aWebm()
    for (let length = 0; length < whole.length; length += 5)
      expect(refusal(whole.subarray(0, length))).toHaveProperty('refusal')
  })
})
