import { expect, it } from 'vitest'
import { isInView } from './is-in-view.ts'

const frame = { width: 600, height: 400 }
const window = { width: 1366, height: 700 }

it('counts a page of which most is in view', () => {
  const page = { width: 600, height: 400 }
  expect(isInView({ visible: { width: 600, height: 240 }, page, frame, window })).toBe(true)
  expect(isInView({ visible: { width: 600, height: 230 }, page, frame, window })).toBe(false)
  expect(isInView({ visible: { width: 0, height: 0 }, page, frame, window })).toBe(false)
})

it('counts a page larger than its frame that fills most of the frame', () => {
  const page = { width: 600, height: 850 }
  expect(isInView({ visible: { width: 600, height: 400 }, page, frame, window })).toBe(true)
  expect(isInView({ visible: { width: 600, height: 200 }, page, frame, window })).toBe(false)
})

it('counts a frame larger than a small window that fills most of the window', () => {
  const page = { width: 300, height: 416 }
  const small = { width: 320, height: 256 }
  expect(isInView({ visible: { width: 300, height: 160 }, page, frame: page, window: small })).toBe(true)
  expect(isInView({ visible: { width: 300, height: 120 }, page, frame: page, window: small })).toBe(false)
})

it('never counts a page without a size', () => {
  const none = { width: 0, height: 0 }
  expect(isInView({ visible: none, page: none, frame, window })).toBe(false)
})
