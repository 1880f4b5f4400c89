import { COMPILE_CACHE_FOLDER } from '../../cms/src/foundation/compile-cache.ts'

/** Environment of processes that tests start, which share compiled code with portals. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER }
