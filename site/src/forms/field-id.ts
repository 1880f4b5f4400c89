import { createContext } from 'react'

/** The ID of the enclosing form. */
export const FormIdContext = createContext('form')

/** The element ID of a field. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`
}
