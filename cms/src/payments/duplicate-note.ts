const START = 'Duplicate of '

/** Why a payment does not count for which another has already been made. */
export const duplicateNote = (transactionId: string) => `${START}${transactionId}, which was already paid.`

/** Whether a payment does not count because of another one, and not for a limit. */
export const isDuplicateNote = (note: string | null | undefined): boolean => note?.startsWith(START) ?? false
