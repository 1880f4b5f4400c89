/** @sqlite-only it reads a file, not the database */

import { pinCodeCalls } from '@pravesh/shared/content/pin-codes/wire'
import { UNASSIGNED_PIN } from '@pravesh/shared/platform/places/pin-code'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { expect, it } from 'vitest'
import { HOSTILE_TEXTS } from '../../../test/hostile.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const ask = (pin: string) => portal.call('GET', callAddress(pinCodeCalls.placeOfPin, { pin }))

it('tells everybody the place of a PIN code, for a day', async () => {
  const { status, reply, headers } = await ask('741235')
  expect(status).toBe(200)
  expect(reply).toEqual({
    success: true,
    msg: 'PIN code found.',
    result: { pin: '741235', states: ['WEST BENGAL'], district: 'NADIA', postOffice: 'Kalyani', hasBranches: false },
  })
  expect(headers.get('cache-control')).toBe('public, max-age=86400')
  expect(headers.get('set-cookie')).toBeNull()
})

it('says what it knows of a code that the directory lacks', async () => {
  const { reply } = await ask('741999')
  expect(reply.result).toEqual({
    pin: '741999',
    states: ['WEST BENGAL'],
    district: '',
    postOffice: '',
    hasBranches: false,
  })
})

it.each(['999999', '000000'])('refuses %s, and no cache keeps that', async (pin) => {
  const { status, reply, headers } = await ask(pin)
  expect(status).toBe(400)
  expect(reply.errors).toEqual([{ field: 'pin', code: 'format', message: UNASSIGNED_PIN }])
  expect(headers.get('cache-control')).toBe('no-store')
})

const WRONG = ['7412', '74123567890', '= BIHAR', '741101\n800001', '７४１२３५', '741235/..']

it.each([...HOSTILE_TEXTS, ...WRONG.map((pin): [string, string] => [pin, pin])])('refuses %s', async (_, pin) => {
  const { status, reply } = await ask(pin)
  expect([400, 404]).toContain(status)
  expect(JSON.stringify(reply)).not.toContain('WEST BENGAL')
})
