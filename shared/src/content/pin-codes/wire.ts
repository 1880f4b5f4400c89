/** Wire format of the look-up of PIN codes, a call of ours. */
import type { WireCall } from '../../platform/wire-call.ts'
import { type DomainOf, flag, optionalText, text, texts, wireTable } from '../../platform/wire-table.ts'

export const pinCodeCalls = {
  placeOfPin: { method: 'get', path: '/places/pin/:pin' },
} as const satisfies Record<string, WireCall>

/**
 * What a PIN code says of an address. `states` are names of `STATES`: several along a border, none for the army's own
 * codes. `district` is a name of our table, null if the code spans several or is not in the directory. `postOffice` is
 * the office that delivers it; with `hasBranches`, branch offices below it deliver as well.
 */
export const pinPlaceTable = wireTable({
  pin: text('pin'),
  states: texts('states'),
  district: optionalText('district'),
  postOffice: optionalText('postOffice'),
  hasBranches: flag('hasBranches'),
})
export type PinPlace = DomainOf<typeof pinPlaceTable.fields>
