/**
 * Removes personal data from what couriers write about a parcel: phone numbers, e-mail addresses, and the names of buyers
 * and delivery agents. Removes rather too much than too little.
 */
import { singleLine } from '../../platform/text.ts'
import type { ShipmentActivity } from './shipment-status.ts'

const EMAIL = /[^\s@<>(),;:]+@[^\s@<>(),;]+/gu
/** Seven digits or more in any script, possibly grouped. Also removes tracking numbers. */
const LONG_NUMBER = /\+?\p{Nd}(?:[ .-]?\p{Nd}){6,}/gu
const DAY = /^\d{4}-\d\d-\d\d|^\d\d-\d\d-\d{4}/

/** The rest of a clause. */
const REST = String.raw`[^,;.()\[\]|]*`
const ROLE = String.raw`(?:delivery|field|courier|pickup)?\s*(?:agent|executive|exec|rider|driver|boy|man|person|partner|associate|fe|sr)`
const RECEIVER = 'consignee|receiver|recipient|customer|buyer|addressee'

/** A name follows these words. */
const PERSONS: readonly RegExp[] = [
  // `Delivered to RINA DE`, `Out for delivery by Suresh`
  new RegExp(
    String.raw`\b(?<=\b(?:delivered|handed|handed over|given|assigned) )to\b${REST}|\b(?<=\b(?:received|collected|accepted|signed|signed for|picked up|delivery|delivered|attempted) )(?:by|with)\b${REST}`,
    'giu',
  ),
  // `Agent name: Ramesh`, `(FE - Ramesh)`, `Contact no. of Ramesh`
  new RegExp(
    String.raw`\b(?:${ROLE}|${RECEIVER}|contact|mobile|phone|name)\s*(?:name|no\.?|number|is|of|details)?\s*[:–=-]${REST}`,
    'giu',
  ),
  new RegExp(String.raw`\b(?:contact|mobile|phone|name)\s*(?:no\.?|number|is|of)\b${REST}`, 'giu'),
  // `Delivery agent Ramesh Kumar is on the way`
  /(?<=\b(?:[Aa]gent|[Ee]xecutive|[Rr]ider|[Dd]river|[Bb]oy|[Pp]artner|FE|AGENT|EXECUTIVE|RIDER|DRIVER|BOY) )(?:\p{Lu}[\p{L}\p{M}.]*\s*)+/gu,
  // `Mr. Ramesh Kumar`
  /\b(?:mr|mrs|ms|shri|sri|smt)\b\.?\s+[\p{L}\p{M}.]+(?:\s+\p{Lu}[\p{L}\p{M}.]*)*/giu,
]

/** Names of fewer letters are removed only as part of a full name. */
const MIN_NAME_LETTERS = 3

/** A text of a courier without personal data; `people` are names to remove wherever they stand. */
export function scrubText(text: string, people: readonly string[] = []): string {
  const withoutContacts = singleLine(text)
    .replace(EMAIL, ' ')
    .replace(LONG_NUMBER, (number) => (DAY.test(number) ? number : ' '))
  const scrubbed = [...namePatterns(people), ...PERSONS].reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    withoutContacts,
  )
  return tidy(scrubbed)
}

/** An activity without personal data. Names stay in the location, where they are those of places. */
export function scrubActivity(
  { at, activity, location }: ShipmentActivity,
  people: readonly string[],
): ShipmentActivity {
  return { at, activity: scrubText(activity, people), location: tidy(scrubText(location)) }
}

function namePatterns(people: readonly string[]): RegExp[] {
  const names = people.map(singleLine).filter((name) => name !== '')
  const parts = names.flatMap((name) => name.split(' ')).filter((part) => part.length >= MIN_NAME_LETTERS)
  return [...names.filter((name) => name.includes(' ')), ...parts].map(
    (name) => new RegExp(String.raw`(?<![\p{L}\p{M}])${RegExp.escape(name)}(?![\p{L}\p{M}])`, 'giu'),
  )
}

/** Removes what is left of brackets and separators. */
function tidy(text: string): string {
  return singleLine(text.replace(/[([]\s*[)\]]/g, ' '))
    .replace(/\s+([,;.])/g, '$1')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/^[\s,;.:–|-]+|[\s,;:–|(-]+$/g, '')
}
