import { FILE_MESSAGES } from '@pravesh/shared/platform/uploads/file-type'
import { pdfError } from '@pravesh/shared/platform/uploads/pdf-file'
import { isActive } from './active-content.ts'
import { Budget, TooComplex } from './budget.ts'
import { readObjects } from './read-objects.ts'

/** Returns the validation error of a PDF, including its compressed objects; null when it is accepted. */
export function pdfRefusal(bytes: Uint8Array): string | null {
  const validationError = pdfError(bytes)
  if (validationError !== null) return validationError
  try {
    return isActive(readObjects(bytes, new Budget())) ? FILE_MESSAGES.active : null
  } catch (error) {
    if (error instanceof TooComplex) return FILE_MESSAGES.unreadable
    throw error
  }
}
