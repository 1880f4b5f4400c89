import { expect, it } from 'vitest'
import { readEnv } from './env.ts'

it('rejects the demo’s content in live mode', () => {
  const read = () => readEnv({ PORTAL_MODE: 'live', SEED: 'demo' }, '/srv/portal')
  expect(read).toThrow('SEED=demo is for demo mode only')
})
