import { expect, it } from 'vitest'
import { reserveUploadMemory } from './upload-memory.ts'

const MB = 1_000_000

it('refuses bytes beyond the limit until another upload releases its memory', () => {
  const [first, second] = [reserveUploadMemory(), reserveUploadMemory()]
  first.take(300 * MB)
  second.take(100 * MB)
  expect(() => second.take(1)).toThrow(expect.objectContaining({ status: 503, retryAfterSeconds: 5 }))
  first.release()
  second.take(300 * MB)
  second.release()
  second.release()
  const third = reserveUploadMemory()
  third.take(400 * MB)
  expect(() => third.take(1)).toThrow(expect.objectContaining({ code: 'UPLOADS_CROWDED' }))
  third.release()
})
