import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { courierProblems, courierSettings, courierVariables } from './courier-settings.ts'

const read = (source: Record<string, string> = {}) => z.object(courierVariables).parse(source)
const problems = (source: Record<string, string>, mode: 'demo' | 'live' = 'live') => courierProblems(read(source), mode)

const keys = {
  SHIPROCKET_EMAIL: 'api@store.example',
  SHIPROCKET_PASSWORD: 'secret',
  SHIPROCKET_PICKUP: 'Store',
  SHIPROCKET_WEBHOOK_TOKEN: 'a token of 32 characters or more',
}

describe('courier settings', () => {
  it('are optional: staff hand over parcels themselves', () => {
    expect(problems({})).toEqual([])
    expect(courierSettings(read())).toEqual({ courier: 'manual', shiprocket: null })
  })

  it('must be complete for Shiprocket, also in demo mode', () => {
    for (const mode of ['demo', 'live'] as const) {
      const [problem, ...others] = problems({ COURIER: 'shiprocket' }, mode)
      for (const name of Object.keys(keys)) expect(problem).toContain(name)
      expect(others).toEqual([])
    }
  })

  it.each(Object.keys(keys))('must not be half set: without %s', (name) => {
    const rest = Object.fromEntries(Object.entries(keys).filter(([each]) => each !== name))
    for (const courier of ['manual', 'shiprocket']) {
      expect(problems({ ...rest, COURIER: courier })).toEqual([
        `Parcels with Shiprocket need these settings, which are missing: ${name}.`,
      ])
    }
  })

  it('in live mode refuse the address of a test server', () => {
    const source = { ...keys, COURIER: 'shiprocket', SHIPROCKET_URL: 'http://127.0.0.1:1/' }
    expect(problems(source)).toEqual(['SHIPROCKET_URL is for tests. Remove it with PORTAL_MODE=live.'])
    expect(problems(source, 'demo')).toEqual([])
    expect(courierSettings(read(source)).shiprocket).toMatchObject({ apiUrl: 'http://127.0.0.1:1' })
  })

  it('keep the keys of a courier that has no new parcels', () => {
    expect(courierSettings(read(keys))).toEqual({
      courier: 'manual',
      shiprocket: {
        email: 'api@store.example',
        password: 'secret',
        pickup: 'Store',
        webhookToken: 'a token of 32 characters or more',
        apiUrl: 'https://apiv2.shiprocket.in/v1/external',
      },
    })
  })

  it.each([
    ['COURIER', 'post'],
    ['SHIPROCKET_EMAIL', 'api'],
    ['SHIPROCKET_PICKUP', ' '],
    ['SHIPROCKET_WEBHOOK_TOKEN', 'short'],
    ['SHIPROCKET_URL', 'ftp://a.example'],
  ])('name a wrong setting: %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name)
  })
})
