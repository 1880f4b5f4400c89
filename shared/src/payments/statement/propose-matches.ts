/** Which offline payments the lines of a bank statement are. */
import type { StatementLine } from './read-statement.ts'

/** An offline payment that the bank can have received. */
export interface Candidate {
  id: string
  amountPaise: number
  reference: string
}

export interface Proposal {
  /** The offline payment; null if none is proposed. */
  candidateId: string | null
  /** Why, as a sentence for staff. */
  note: string
}

/** Shorter references occur in other numbers by accident. */
const MIN_REFERENCE = 5

/**
 * Proposes an offline payment for each line, by reference and amount; both must agree, and each payment is proposed once. The
 * result has the order of the lines.
 */
export function proposeMatches(
  lines: readonly Pick<StatementLine, 'amountPaise' | 'narration' | 'reference'>[],
  candidates: readonly Candidate[],
): Proposal[] {
  const free = new Set(candidates)
  const byAmount = Map.groupBy(candidates, ({ amountPaise }) => amountPaise)
  return lines.map((line) => {
    const text = textOf(line)
    const equal = (byAmount.get(line.amountPaise) ?? []).filter((each) => free.has(each))
    const matching = equal.filter(({ reference }) => isNamed(reference, text))
    const [found] = matching
    if (found !== undefined && matching.length === 1) {
      free.delete(found)
      return { candidateId: found.id, note: 'Reference and amount agree.' }
    }
    return { candidateId: null, note: noteOf(matching.length, equal.length, isOtherAmount(free, text)) }
  })
}

interface Text {
  own: string
  all: string
}

/** Whether a line has the reference of an offline payment. */
function hasReference(line: Pick<StatementLine, 'narration' | 'reference'>, reference: string): boolean {
  return isNamed(reference, textOf(line))
}

function isNamed(reference: string, { own, all }: Text): boolean {
  const sought = normal(reference)
  const core = withoutZeros(sought)
  if (core === '') return false
  // A short reference, such as the number of a cheque, must be the whole reference of the line.
  return core === withoutZeros(own) || [sought, core].some((each) => each.length >= MIN_REFERENCE && all.includes(each))
}

/** A transfer as it was entered. */
export interface Transfer {
  reference: string
  /** The line of the bank from which it was entered, or to which it was matched. */
  line: Pick<StatementLine, 'narration' | 'reference'> | null
}

/** Whether two transfers can be the same money: banks write several numbers of a transfer, and people enter one of them. */
export function isSameTransfer(one: Transfer, other: Transfer): boolean {
  return isIn(one, other.reference) || isIn(other, one.reference)
}

function isIn({ reference: own, line }: Transfer, reference: string): boolean {
  return [{ reference: own, narration: '' }, ...(line ? [line] : [])].some((each) => hasReference(each, reference))
}

/** A reference without what banks write in different ways: signs, spaces, case and leading zeros. */
export const bareReference = (reference: string): string => withoutZeros(normal(reference))

const textOf = ({ reference, narration }: Pick<StatementLine, 'narration' | 'reference'>): Text => ({
  own: normal(reference),
  all: normal(`${reference} ${narration}`),
})

function isOtherAmount(free: ReadonlySet<Candidate>, text: Text): boolean {
  for (const { reference } of free) {
    if (normal(reference).length >= MIN_REFERENCE && isNamed(reference, text)) return true
  }
  return false
}

function noteOf(matching: number, equal: number, isOther: boolean): string {
  if (matching > 1) return 'Several offline payments have this reference and amount.'
  if (isOther) return 'An offline payment has this reference, but another amount.'
  if (equal > 0)
    return `${equal === 1 ? 'One offline payment has' : `${equal} offline payments have`} this amount, but another reference.`
  return 'No offline payment has this reference and amount.'
}

const normal = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
/** Banks pad the numbers of cheques and transfers. */
const withoutZeros = (text: string) => text.replace(/^0+/, '')
