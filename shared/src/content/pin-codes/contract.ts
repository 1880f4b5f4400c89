/** Contract of the look-up of PIN codes. */
import { contractCalls, ERROR_DESCRIPTIONS, reply } from '../../platform/contract.ts'
import { pinCodeCalls, pinPlaceTable } from './wire.ts'

export const pinCodeContract = contractCalls(pinCodeCalls, {
  placeOfPin: {
    summary: 'The states, the district and the post office of a PIN code, to fill in an address',
    params: { pin: { about: 'A PIN code of 6 digits.', example: '741235' } },
    reply: reply({ result: pinPlaceTable.fromWire }),
    refusals: { 400: ERROR_DESCRIPTIONS.invalid },
  },
})
