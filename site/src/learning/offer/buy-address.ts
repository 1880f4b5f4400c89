const PARAMETER = 'buy'

/** The address of the purchase page with the dialog of a course open. */
export function buyAddress(purchasePage: string, courseId: string): string {
  return `${purchasePage}?${new URLSearchParams({ [PARAMETER]: courseId })}`
}

/** The course whose dialog the address asks for; null if it opens none. */
export function courseToBuy({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get(PARAMETER)
}
