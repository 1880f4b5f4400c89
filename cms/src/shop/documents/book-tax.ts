import { NIL_RATED_BOOKS } from '@pravesh/shared/documents/tax'
import type { FindTax } from '../../documents/index.ts'

/** Printed books and their delivery are nil rated. */
export const bookTax: FindTax = async () => NIL_RATED_BOOKS
