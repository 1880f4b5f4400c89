import { expect, it } from 'vitest'
import { pictureProblem } from './refuse-unreadable.ts'

const file = (name: string, content: string) => ({ name, data: Buffer.from(content, 'latin1') })

it.each([
  ['campus.JPG', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['campus.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['campus.webp', 'RIFF\x10\0\0\0WEBPVP8 '],
])('%s is a picture', (name, content) => {
  expect(pictureProblem(file(name, content))).toBeNull()
})

it.each([
  ['IMG_2034.HEIC', '\0\0\0\x18ftypheic', 'HEIC photo of an iPhone'],
  ['IMG_2034.jpg', '\0\0\0\x18ftypmif1', 'HEIC photo of an iPhone'],
  ['campus.avif', '\0\0\0\x1cftypavif', 'is not a picture'],
  ['prospectus.pdf', '%PDF-1.7', 'is not a picture'],
  ['campus.jpg', 'hello', 'is not a picture'],
  ['empty.jpg', '', 'is not a picture'],
])('%s is explained', (name, content, words) => {
  expect(pictureProblem(file(name, content))).toContain(words)
})
