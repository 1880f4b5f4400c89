/** The pipe through which a watchdog says which limit was exceeded. */
export const REASON_FD = 4
