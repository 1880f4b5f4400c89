import { describe, expect, it } from 'vitest'
import { FILE_MESSAGES, typeOfBytes } from '../../platform/uploads/file-type.ts'
import { fileError } from './document-file.ts'
import type { DocumentFormat } from './documents.ts'

const text = (characters: string) => new TextEncoder().encode(characters)
const HEADS = {
  jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46),
  png: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  pdf: text('%PDF-1.7'),
  gif: text('GIF89a..'),
  html: text('<html>%PDF-'),
  zip: Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0),
  svg: text('<svg xmlns'),
  webp: text('RIFF....WEBP'),
  heic: text('\0\0\0\x18ftypheic'),
  nothing: Uint8Array.of(),
}

it.each([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
  ['gif', null],
  ['html', null],
  ['zip', null],
  ['svg', null],
  ['webp', null],
  ['nothing', null],
] as const)('detects the type of a %s by its first bytes', (head, type) => {
  expect(typeOfBytes(HEADS[head])).toBe(type)
  // An incomplete signature is not enough.
  if (type !== null) expect(typeOfBytes(HEADS[head].subarray(0, 2))).toBeNull()
})

const PICTURE = 'File extension should be only jpg, png , jpeg'
const SCAN = 'File extension should be only jpg, png , jpeg , pdf'
const PDF = 'File extension should be only pdf'
const NOT_JPG = 'This file is named as a JPG picture, but it is not one. Save it as JPG, or choose another file.'
const NOT_PDF = 'This file is named as a PDF, but it is not one. Save it as PDF, or choose another file.'
const SMALL = 'File should be less then 200kb'
const LARGE = 'File should be less then 5 MB'

describe('a file', () => {
  it.each<[DocumentFormat, string, keyof typeof HEADS, number, string | null]>([
    ['picture', 'me.jpg', 'jpeg', 200_000, null],
    ['picture', 'me.jpg', 'jpeg', 200_001, SMALL],
    ['picture', 'me.jpg', 'jpeg', 1, null],
    ['picture', 'ME.JPEG', 'jpeg', 10, null],
    ['picture', 'me.png', 'png', 200_000, null],
    ['picture', 'me.png', 'png', 200_001, SMALL],
    ['picture', 'me.pdf', 'pdf', 10, PICTURE],
    ['picture', 'me.jpg', 'pdf', 10, NOT_JPG],
    ['picture', 'me.jpg', 'png', 10, NOT_JPG],
    ['picture', 'me.gif', 'gif', 10, PICTURE],
    ['picture', 'me.jpg', 'nothing', 0, FILE_MESSAGES.empty],
    ['scan', 'admit card.pdf', 'pdf', 5_000_000, null],
    ['scan', 'admit card.pdf', 'pdf', 5_000_001, LARGE],
    ['scan', 'admit.jpg', 'jpeg', 5_000_000, null],
    ['scan', 'admit.png', 'png', 5_000_001, LARGE],
    ['scan', 'admit.jpg', 'pdf', 10, NOT_JPG],
    ['scan', 'admit.pdf', 'jpeg', 10, NOT_PDF],
    ['scan', 'admit.docx', 'zip', 10, SCAN],
    ['scan', 'admit.pdf', 'html', 10, NOT_PDF],
    ['scan', 'admit.svg', 'svg', 10, SCAN],
    ['pdf', 'marks.pdf', 'pdf', 5_000_000, null],
    ['pdf', 'marks.PDF', 'pdf', 10, null],
    ['pdf', 'marks.pdf', 'pdf', 5_000_001, LARGE],
    ['pdf', 'marks.jpg', 'jpeg', 10, PDF],
    ['pdf', 'marks.pdf', 'jpeg', 10, NOT_PDF],
    // File names.
    ['scan', 'marks.pdf.exe', 'pdf', 10, SCAN],
    ['scan', 'marks.exe.pdf', 'pdf', 10, null],
    ['scan', 'marks', 'pdf', 10, SCAN],
    ['scan', 'pdf', 'pdf', 10, SCAN],
    ['scan', '.pdf', 'pdf', 10, null],
    ['scan', 'marks.pdf ', 'pdf', 10, SCAN],
    ['scan', 'marks.pdf\0.jpg', 'pdf', 10, NOT_JPG],
    ['scan', 'অ্যাডমিট কার্ড.pdf', 'pdf', 10, null],
    ['scan', '', 'pdf', 10, SCAN],
  ])('for a %s: %j, a %s of %i bytes', (format, name, head, size, message) => {
    expect(fileError({ name, size, head: HEADS[head] }, format)).toBe(message)
  })
})

it.each([
  ['photo.HEIC', 'heic'],
  ['photo.heif', 'heic'],
  ['photo.jpg', 'heic'],
] as const)('explains how to choose a HEIC photo instead: %s', (name, head) => {
  const problem = fileError({ name, size: 2_000_000, head: HEADS[head] }, 'picture')
  expect(problem).toMatch(/^File extension should be only jpg, png , jpeg\. This is a HEIC photo\..* Most Compatible/)
})
