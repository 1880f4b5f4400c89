import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { isRefusalText } from './refusal-text.ts'

type Args = Parameters<typeof buildFormStateHandler>[0]
type Reply = Awaited<ReturnType<typeof buildFormStateHandler>>

/**
 * The state of a form, in place of Payload's function, which would call a refused password valid: it does not know the
 * portal's rule. A form asks for its state after every change, also after a refusal. (`use-refused-password.ts`)
 */
export async function keepRefusal(args: Args): Promise<Reply> {
  const reply = await buildFormStateHandler(args)
  const sent = args.collectionSlug === 'staff' ? args.formState?.password : undefined
  if (sent?.valid !== false || !isRefusalText(sent.errorMessage)) return reply
  if ('state' in reply && reply.state?.password) {
    reply.state.password = { ...reply.state.password, errorMessage: sent.errorMessage, valid: false }
  }
  return reply
}
