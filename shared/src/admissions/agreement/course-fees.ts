/** Further fees that every student pays. */
export const OTHER_FEES = ['registration fee', 'dress', 'identity card'] as const

export const OPTIONAL_FEES = ['tour', 'observation', 'hostel', 'library'] as const

export const NUMBER_WORDS: Record<number, string> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' }
