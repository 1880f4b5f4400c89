import { expect, it, vi } from 'vitest'
import { notFound } from '../../foundation/problem.ts'
import { uploadsBusy } from '../../storage/uploads/uploads-busy.ts'
import { unlessBusy } from './seed-pictures.ts'

it('uploads a picture again while the machine is too busy to check it', async () => {
  const upload = vi
    .fn()
    .mockRejectedValueOnce(uploadsBusy())
    .mockRejectedValueOnce(uploadsBusy())
    .mockResolvedValue('id')
  expect(await unlessBusy(upload, { waitMs: 1 })).toBe('id')
  expect(upload).toHaveBeenCalledTimes(3)
})

it('gives up after some tries, and at once for other errors', async () => {
  const busy = vi.fn().mockRejectedValue(uploadsBusy())
  await expect(unlessBusy(busy, { tries: 3, waitMs: 1 })).rejects.toThrow('too many files')
  expect(busy).toHaveBeenCalledTimes(3)
  const absent = vi.fn().mockRejectedValue(notFound('picture'))
  await expect(unlessBusy(absent, { waitMs: 1 })).rejects.toThrow('no such picture')
  expect(absent).toHaveBeenCalledTimes(1)
})
