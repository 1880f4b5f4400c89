import type { Answers, Claim } from '../answers/answers.ts'

/** How long certificates are valid that name no last day. */
interface ValidityRule {
  claim: Claim
  category: string
  /** Certificates of this day and later, `YYYY-MM-DD`. */
  from: string
  source: string
  /** The last day of a certificate. */
  lastDay: (issuedOn: string) => string
}

/** The last day of the financial year of a day. */
export function endOfFinancialYear(day: string): string {
  const year = Number(day.slice(0, 4))
  return `${day.slice(5) > '03-31' ? year + 1 : year}-03-31`
}

/** The first certificates of EWS follow the amendment of the Constitution; the order itself was not at hand. */
const VALIDITY_RULES: readonly ValidityRule[] = [
  {
    claim: 'category',
    category: 'EWS',
    from: '2019-01-31',
    source:
      'Department of Personnel and Training, 36039/1/2019-Estt. (Res.), 31 January 2019: income of one financial year',
    lastDay: endOfFinancialYear,
  },
]

const ruleFor = (claim: Claim, { category, categoryIssuedOn = '' }: Answers) =>
  VALIDITY_RULES.find((rule) => rule.claim === claim && rule.category === category && categoryIssuedOn >= rule.from)

/** The last day of a certificate that names none, `YYYY-MM-DD`; null where no rule ends it. */
export function lastDayByRule(claim: Claim, answers: Answers): string | null {
  return ruleFor(claim, answers)?.lastDay(answers.categoryIssuedOn ?? '') ?? null
}

/** Where the rule stands; empty where none ends the certificate, or it names a day itself. */
export function validitySource(claim: Claim, answers: Answers): string {
  return answers[`${claim}ValidUntil`] ? '' : (ruleFor(claim, answers)?.source ?? '')
}
