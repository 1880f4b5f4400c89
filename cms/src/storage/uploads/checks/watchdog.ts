/**
 * Ends the process of a check that exceeds its limits. A thread of its own, because the main thread may be stuck in
 * native code; inside the process, because only it can read its own use on every system.
 */
import { workerData } from 'node:worker_threads'
import { endIfExceeded, type Watched } from './end-if-exceeded.ts'

const INTERVAL_MS = 20

const watched: Watched = workerData
setInterval(() => endIfExceeded(watched), INTERVAL_MS)
