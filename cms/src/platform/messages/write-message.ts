import type { Template, TemplateContext } from './template.ts'

const DOTS = '••••••'

/**
 * Hides the secrets among a message's variables: writing the message with these gives the text that staff may read. Of a
 * link only the site it leads to is kept. Nothing is searched and replaced, so nothing can be overlooked.
 */
function hideSecrets<V extends object>({ secrets }: Pick<Template<V>, 'secrets'>, variables: V): V {
  const hidden = secrets.map((name) => {
    const value = variables[name]
    const site = typeof value === 'string' && /^https?:/.test(value) ? `${new URL(value).origin}/` : ''
    return [name, site + DOTS]
  })
  return { ...variables, ...Object.fromEntries(hidden) }
}

/** What is sent, and what staff may read of it; the same where nothing is secret. */
export function writeMessage<V extends object>(template: Template<V>, variables: V, context: TemplateContext) {
  const content = template.write(variables, context)
  const masked = template.secrets.length === 0 ? content : template.write(hideSecrets(template, variables), context)
  return { content, masked }
}
