/** A file that is sent in pieces and never held as a whole. */
export interface StreamedFile {
  /** Its name, which no other content ever has. */
  name: string
  bytes: number
  modified: Date
  /** Its content between two bytes, both included. */
  read: (range: { start: number; end: number }) => AsyncIterable<Uint8Array>
}
