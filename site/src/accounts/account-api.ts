import type { AccountReplies, UnverifiedLogin } from '@pravesh/shared/accounts/contract'
import { type AccountCall, accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { FormError } from '../forms/validation-errors.ts'
import { callApi } from '../lib/api.ts'
import { words } from './words.ts'

type FieldsOf<C extends AccountCall> = C extends keyof typeof accountFields
  ? Partial<Record<keyof (typeof accountFields)[C], string>>
  : Record<never, never>

/** What comes beside `success` and `msg`; anything may be missing. */
type ResultOf<C extends AccountCall> = Partial<AccountReplies[C] & (C extends 'login' ? UnverifiedLogin : unknown)>

/** What an account call answered. */
export interface AccountReply<C extends AccountCall> {
  ok: boolean
  /** The HTTP status; 0 when no answer came. */
  status: number
  msg: string
  /** Mistakes by the names that our forms use. */
  errors: FormError[]
  result: ResultOf<C>
}

interface CallOptions<C extends AccountCall> {
  fields?: FieldsOf<C>
  /** What varies in the path. */
  params?: Record<string, string>
}

/** Makes one of the account calls: our names are put into the wire's on the way out, and back on the way in. */
export async function callAccount<C extends AccountCall>(
  call: C,
  { fields, params }: CallOptions<C> = {},
): Promise<AccountReply<C>> {
  const { method } = accountCalls[call]
  const names = wireNames(call)
  const sent = Object.entries<string | undefined>(fields ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[names[key] ?? key, value]],
  )
  const reply = await callApi({
    method,
    path: callAddress(accountCalls[call], params),
    ...(method === 'post' && { body: Object.fromEntries(sent) }),
    offline: words.offline,
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
