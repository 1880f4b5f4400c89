/** Days in which a file can be downloaded. */
export const EXPORT_DAYS = 7
