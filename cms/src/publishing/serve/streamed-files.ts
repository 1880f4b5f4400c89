import type { StreamedFile } from '../../http/files/streamed-file.ts'

/** Public videos, captions and PDFs by name. */
export interface StreamedFiles {
  /** Null when it does not exist. May reject with a Problem. */
  find: (name: string) => Promise<StreamedFile | null>
}
