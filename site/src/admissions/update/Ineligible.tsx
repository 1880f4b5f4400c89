import { ELIGIBILITY_MESSAGES } from '@pravesh/shared/admissions/eligibility'
import { Alert } from '../../forms/Alert.tsx'

/** The marks do not reach the least percentages of the category. (spec 3, 5) */
export function Ineligible() {
  return (
    <Alert tone="bad">
      <p>{ELIGIBILITY_MESSAGES.general}</p>
      <p>{ELIGIBILITY_MESSAGES.reserved}</p>
    </Alert>
  )
}
