const PARAMETER = 'pay'

/** The address of the fee plan with the pay dialog open. */
export function payAddress(feePlan: string, choice: string): string {
  return choice === '' ? feePlan : `${feePlan}?${new URLSearchParams({ [PARAMETER]: choice })}`
}

/** The choice that the address asks for; null if it opens no dialog. */
export function choiceInAddress({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get(PARAMETER)
}
