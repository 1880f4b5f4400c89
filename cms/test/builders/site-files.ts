import type { File, Payload } from 'payload'
import { anMp4 } from '../videos/mp4.ts'
import { aPdf } from './documents.ts'

const fileOf = (name: string, mimetype: string, content: Uint8Array): File => {
  const data = Buffer.from(content)
  return { data, mimetype, name, size: data.byteLength }
}

/** A video of staff with 1280 × 720 pixels. */
export function aVideoFile(payload: Payload) {
  return payload.create({
    collection: 'video-files',
    data: { title: 'A walk through the college' },
    file: fileOf('walk.mp4', 'video/mp4', anMp4()),
  })
}

export function aCaptionFile(payload: Payload) {
  return payload.create({
    collection: 'caption-files',
    data: { title: 'A walk through the college, Bengali', language: 'bn' },
    file: fileOf('walk.vtt', 'text/vtt', Buffer.from('WEBVTT\n\n00:01.000 --> 00:04.000\nএই আমাদের ফটক।\n')),
  })
}

/** A sample with one page. */
export function aSampleFile(payload: Payload) {
  return payload.create({
    collection: 'sample-files',
    data: { title: 'Childhood and Growing Up' },
    file: fileOf('sample.pdf', 'application/pdf', aPdf()),
  })
}

export function aNoticeFile(payload: Payload) {
  return payload.create({
    collection: 'notice-files',
    data: { title: 'List of schools' },
    file: fileOf('list.pdf', 'application/pdf', aPdf()),
  })
}
