import { afterEach, expect, it, vi } from 'vitest'
import { callPortal, isCutOff } from './call-portal.ts'
import { callWords } from './words.ts'

const call = { method: 'post', path: '/bookstock/staff/:id/adjust' } as const
const send = () => callPortal<number>(call, { id: '7', body: { copies: 3 } })
const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

afterEach(() => vi.unstubAllGlobals())

it('returns what the portal answers', async () => {
  answering(async () => Response.json({ msg: 'Saved.', result: 3 }))
  expect(await send()).toEqual({ ok: true, status: 200, msg: 'Saved.', result: 3 })
  expect(fetch).toHaveBeenCalledWith('/api/bookstock/staff/7/adjust', expect.objectContaining({ method: 'POST' }))
})

const form = new FormData()
it.each([
  ['JSON', { copies: 3 }, { body: '{"copies":3}', headers: { 'content-type': 'application/json' } }],
  ['a form, whose type the browser states', form, { body: form }],
  ['nothing', undefined, {}],
])('sends %s', async (_, body, sent) => {
  answering(async () => Response.json({ msg: 'Saved.' }))
  await callPortal(call, { id: '7', body })
  expect(vi.mocked(fetch).mock.calls[0]?.[1]).toEqual({ method: 'POST', credentials: 'include', ...sent })
})

it('shows the portal’s own words for a refusal', async () => {
  answering(async () => Response.json({ msg: 'A colleague changed the stock.' }, { status: 409 }))
  const answer = await send()
  expect(answer).toMatchObject({ ok: false, msg: 'A colleague changed the stock.' })
  expect(isCutOff(answer)).toBe(false)
})

it.each([
  ['without a network', async () => Promise.reject(new TypeError('Failed to fetch')), callWords.unreachable],
  ['on the error page of a proxy', async () => new Response('<h1>502</h1>', { status: 502 }), callWords.unreachable],
  ['after the session ended', async () => Response.json({ msg: 'Log in.' }, { status: 401 }), callWords.signedOut],
])('never throws, and says what to do: %s', async (_, answer, msg) => {
  answering(answer)
  expect(await send()).toMatchObject({ ok: false, msg })
})

it('knows when a reload would lose what staff typed', async () => {
  answering(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(isCutOff(await send())).toBe(true)
  answering(async () => Response.json({}, { status: 401 }))
  expect(isCutOff(await send())).toBe(true)
})
