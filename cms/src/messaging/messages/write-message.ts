import { harmlessData } from '@pravesh/shared/platform/harmless-text'
import type { Template, TemplateContext } from '../../portal/message-template.ts'

const DOTS = '••••••'

/**
 * Masks the secret variables; the template rendered with them gives the text for staff. A link keeps only its origin.
 * Masking before rendering, instead of searching the rendered text, cannot miss an occurrence.
 */
function hideSecrets<V extends object>({ secrets }: Pick<Template<V>, 'secrets'>, variables: V): V {
  const hidden = secrets.map((name) => {
    const value = variables[name]
    const site = typeof value === 'string' && /^https?:/.test(value) ? `${new URL(value).origin}/` : ''
    return [name, site + DOTS]
  })
  return { ...variables, ...Object.fromEntries(hidden) }
}

/** Renders the content to send and its masked copy for staff; both are the same object if nothing is secret. */
export function writeMessage<V extends object>(template: Template<V>, variables: V, context: TemplateContext) {
  const content = harmlessData(template.write(variables, context))
  const masked =
    template.secrets.length === 0 ? content : harmlessData(template.write(hideSecrets(template, variables), context))
  return { content, masked }
}
