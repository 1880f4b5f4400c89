import type { Correction, CorrectionRequest, RequestedItem } from '@pravesh/shared/admissions/status/requests'

/** More answers than these are shown as rows that open, so that the way to the button stays short. */
const MAX_OPEN = 4

/** Whether an answer or document is a row that opens its field. So is what only follows from a request. */
export function isRow({ requests }: Correction, item: RequestedItem): boolean {
  const request = requests.find(({ items }) => items.includes(item))
  return request === undefined || request.items.length > MAX_OPEN
}

/** More rows than these do not fit in three screens of a phone, so that those of each section are folded. */
const MAX_ROWS = 24

/** Whether a form with these answers and documents to correct has more rows than fit. */
export function hasManyRows(correction: Correction, items: readonly RequestedItem[]): boolean {
  return items.filter((item) => isRow(correction, item)).length > MAX_ROWS
}

/** What staff wrote about this answer or document alone; empty if they wrote it about several. */
export function wordsAt({ requests }: Correction, item: RequestedItem): string {
  return requests.find(({ items: [own, ...others] }) => own === item && others.length === 0)?.words ?? ''
}

/** The prepared texts in what staff wrote. */
export function textsIn({ requests }: Correction, words: string): CorrectionRequest['sentTexts'] {
  return requests.find((request) => request.words === words)?.sentTexts
}

/** What staff wrote about several of these answers or documents; each text once. */
export function wordsAbout({ requests }: Correction, items: readonly RequestedItem[]): string[] {
  const about = requests.filter(
    (request) => request.items.length > 1 && request.items.some((each) => items.includes(each)),
  )
  return [...new Set(about.map(({ words }) => words))].filter((words) => words !== '')
}
