/** A full stop after `Rs` ends no sentence. */
export const SENTENCE_END = /(?<=[.!?])(?<!\bRs\.)\s+/
