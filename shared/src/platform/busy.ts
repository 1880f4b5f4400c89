/**
 * Marks a refusal (503) that came before anything was done, so that the same request may be sent again after the seconds
 * of `Retry-After`.
 */
export const BUSY_HEADER = 'x-busy'
