/** The pipe through which a watchdog says which limit was exceeded. */
export const REASON_FD = 4

/** The pipe that brings the bytes of a file. As a part of a message they would be copied three times in the portal. */
export const BYTES_FD = 5

/** `stdio` of a process that checks files. */
export const CHECK_STDIO = ['ignore', 'ignore', 'ignore', 'ipc', 'pipe', 'pipe'] as const
