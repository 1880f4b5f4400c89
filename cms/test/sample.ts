import type { Template } from '../src/portal/message-template.ts'

/** A template with variables of its type. */
export const sample = <Variables>(template: Template<Variables>, variables: Variables) => ({ template, variables })
