import { expect, it } from 'vitest'
import { isUnassignedPin, UNASSIGNED_PIN } from './pin-code.ts'
import { pinSchema } from './pin-schema.ts'

it.each(['110001', '194101', '700001', '742101', '744101', '682555', '855456', '900056', '914123', '989000'])(
  'knows places whose code begins like %s',
  (pin) => {
    expect(isUnassignedPin(pin)).toBe(false)
    expect(pinSchema.parse(pin)).toBe(pin)
  },
)

it.each(['000000', '012345', '100000', '111111', '120001', '149001', '666666', '701001', '856001', '899999', '999999'])(
  'knows no place whose code begins like %s',
  (pin) => {
    expect(isUnassignedPin(pin)).toBe(true)
    expect(pinSchema.safeParse(pin).error?.issues.map(({ message }) => message)).toEqual([UNASSIGNED_PIN])
  },
)

it.each(['', '99999', '9999999', '99999a', '૯૯૯૯૯૯'])('leaves the format of "%s" to others', (text) => {
  expect(isUnassignedPin(text)).toBe(false)
  const [issue] = pinSchema.safeParse(text).error?.issues ?? []
  expect(issue?.message).toBe('Enter a PIN code of 6 digits, such as 741101')
})

it('reads digits in groups', () => {
  expect(pinSchema.parse(' 741 101 ')).toBe('741101')
})
