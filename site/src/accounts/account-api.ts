import type { AccountReplies, UnverifiedLogin } from '@pravesh/shared/accounts/contract'
import { type AccountCall, accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { offlineText } from '../forms/offline-text.ts'
import type { FormError } from '../forms/validation-errors.ts'
import { callApi } from '../lib/api.ts'
import { documentLocale } from '../lib/document-locale.ts'

type FieldsOf<C extends AccountCall> = C extends keyof typeof accountFields
  ? Partial<Record<keyof (typeof accountFields)[C], string | readonly string[] | boolean>>
  : Record<never, never>

/** The reply's fields besides `success` and `msg`; any of them may be missing. */
type ResultOf<C extends AccountCall> = Partial<AccountReplies[C] & (C extends 'login' ? UnverifiedLogin : unknown)>

export interface AccountReply<C extends AccountCall> {
  ok: boolean
  /** HTTP status; 0 if there was no response. */
  status: number
  msg: string
  /** Validation errors under the field names of our forms, not of the wire. */
  errors: FormError[]
  result: ResultOf<C>
}

interface CallOptions<C extends AccountCall> {
  fields?: FieldsOf<C>
  /** Values for the placeholders in the path. */
  params?: Record<string, string>
}

/** Makes an account call. Maps our field names to wire names in the request, and back in the errors. */
export async function callAccount<C extends AccountCall>(
  call: C,
  { fields, params }: CallOptions<C> = {},
): Promise<AccountReply<C>> {
  const { method } = accountCalls[call]
  const names = wireNames(call)
  const sent = Object.entries<string | readonly string[] | boolean | undefined>(fields ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[names[key] ?? key, value]],
  )
  const reply = await callApi({
    method,
    path: callAddress(accountCalls[call], params),
    ...(method === 'post' && { body: Object.fromEntries(sent), language: documentLocale() }),
    offline: offlineText({ hasForm: sent.length > 0 }),
  })
  const ours = (wire: string) => Object.keys(names).find((key) => names[key] === wire) ?? wire
  return {
    ...reply,
    errors: reply.errors.map(({ field, message }) => ({ field: ours(field), message })),
    result: reply.body as ResultOf<C>,
  }
}

function wireNames(call: AccountCall): Record<string, string> {
  const all: Partial<Record<AccountCall, Record<string, string>>> = accountFields
  return all[call] ?? {}
}
