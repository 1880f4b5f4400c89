import type { CheckRule } from './check.ts'

const ADDRESSES = [
  { label: 'Permanent address', pin: 'permanentPin', state: 'permanentState' },
  { label: 'Present address', pin: 'presentPin', state: 'presentState' },
] as const

const rule = 'The PIN code of each address belongs to its state.'

/** Some PIN codes cross a border between states, so this is never more than a hint. */
export const checkPins: CheckRule = ({ answers, statesOfPin }) => {
  const addresses = ADDRESSES.flatMap(({ label, pin: pinName, state: stateName }) => {
    const [pin = '', state = ''] = [answers[pinName], answers[stateName]]
    return pin === '' || state === '' ? [] : [{ label, pin, state, states: statesOfPin(pin) }]
  })
  const wrong = addresses.filter(({ state, states }) => states.length > 0 && !states.includes(state))
  if (wrong.length > 0) {
    const found = wrong.map(
      ({ label, pin, state, states }) => `${label}: ${pin} is in ${states.join(', ')}, not in ${state}.`,
    )
    return { name: 'pin', result: 'look', rule, found }
  }
  const unknown = addresses.filter(({ states }) => states.length === 0).map(({ pin }) => pin)
  if (unknown.length > 0) {
    return {
      name: 'pin',
      result: 'unknown',
      rule,
      found: [`The directory does not know ${[...new Set(unknown)].join(', ')}.`],
    }
  }
  return { name: 'pin', result: addresses.length > 0 ? 'passed' : 'unknown', rule, found: [] }
}
