import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inPortal } from '../../../test/in-portal.ts'
import { namesForMessage } from './names-for-message.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => vi.useRealTimers())

it('reads names once for the messages of a second, for each language and kind of record', async () => {
  const translatedNames = vi.fn(async ({ locale }: { locale: string }) => ({ HISTORY: locale }))
  const payload = inPortal({ translatedNames })
  const read = (locale: 'hi' | 'bn') => namesForMessage({ payload, shows: ['subjects'], locale })
  expect(await Promise.all([read('hi'), read('bn'), read('hi')])).toEqual([
    { HISTORY: 'hi' },
    { HISTORY: 'bn' },
    { HISTORY: 'hi' },
  ])
  await namesForMessage({ payload, shows: ['subjects', 'colleges'], locale: 'hi' })
  expect(translatedNames).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(1000)
  await read('hi')
  expect(translatedNames).toHaveBeenCalledTimes(4)
})

it('reads again after an error', async () => {
  const translatedNames = vi.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue({})
  const options = { payload: inPortal({ translatedNames }), shows: ['subjects'], locale: 'hi' } as const
  await expect(namesForMessage(options)).rejects.toThrow('no database')
  expect(await namesForMessage(options)).toEqual({})
})
