import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const typed = { email: ' Asha@Example.in ', password: '' }
const options = { fields: {}, shouldUseNativeValidation: false }

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('document', { querySelector: () => ({ content: '/_astro/rules.js' }) })
})
afterEach(() => vi.unstubAllGlobals())

async function loginRules() {
  const { laterRules } = await import('./later-rules.ts')
  return laterRules<typeof typed>(({ login }) => login)
}

it('checks what was typed once the rules have loaded', async () => {
  vi.stubGlobal('fetch', async () => new Response(''))
  const resolve = await loginRules()
  expect(await resolve(typed, undefined, options)).toMatchObject({ errors: { password: expect.anything() } })
  const valid = await resolve({ ...typed, password: 'Pass@1' }, undefined, options)
  expect(valid).toEqual({ values: { email: 'asha@example.in', password: 'Pass@1' }, errors: {} })
})

it('leaves the check to the server while the rules cannot be loaded, and loads them at the next attempt', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const resolve = await loginRules()
  expect(await resolve(typed, undefined, options)).toEqual({ values: typed, errors: {} })
  vi.stubGlobal('fetch', async () => new Response(''))
  expect(await resolve(typed, undefined, options)).toMatchObject({ errors: { password: expect.anything() } })
})
