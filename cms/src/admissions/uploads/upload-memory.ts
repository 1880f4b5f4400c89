import { uploadsBusy } from '../../storage/uploads/uploads-busy.ts'

/** Memory for uploads in progress in one process, in bytes. */
const MAX_RESERVED_BYTES = 400_000_000

let totalReserved = 0

/** The memory reserved by one upload. */
export interface MemoryReservation {
  /** Reserves more memory. Throws a Problem (503) when none is left. */
  take: (bytes: number) => void
  release: () => void
}

/**
 * Starts an empty reservation. It grows with the bytes received, so a large announced length blocks no other upload.
 */
export function reserveUploadMemory(): MemoryReservation {
  let reserved = 0
  return {
    take(bytes) {
      if (totalReserved + bytes > MAX_RESERVED_BYTES) throw uploadsBusy()
      totalReserved += bytes
      reserved += bytes
    },
    release() {
      totalReserved -= reserved
      reserved = 0
    },
  }
}
