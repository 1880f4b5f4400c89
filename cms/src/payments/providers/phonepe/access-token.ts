import * as z from 'zod/mini'
import { callGateway } from '../../../foundation/gateway/call-gateway.ts'
import type { PhonePeSettings } from '../../../foundation/settings/payment-settings.ts'

const tokenReply = z.object({
  access_token: z.string().check(z.minLength(1)),
  token_type: z._default(z.string(), 'O-Bearer'),
  /** Epoch seconds, by PhonePe's clock. */
  issued_at: z.number(),
  expires_at: z.number(),
})

interface Token {
  /** The value of the Authorization header. */
  authorization: string
  renewAt: number
}

interface TokenOptions {
  settings: PhonePeSettings
  /** The current time in epoch milliseconds. */
  clock: () => number
}

/**
 * PhonePe's OAuth token, cached until half of its lifetime has passed. Concurrent callers share one request.
 * (PhonePe v2, Authorization)
 */
export class AccessToken {
  private readonly options: TokenOptions
  private token: Token | null = null
  private request: Promise<Token> | null = null

  constructor(options: TokenOptions) {
    this.options = options
  }

  /** The Authorization header of calls. */
  async authorization(signal: AbortSignal): Promise<string> {
    if (this.token && this.options.clock() < this.token.renewAt) return this.token.authorization
    this.request ??= this.fetchToken(signal).finally(() => {
      this.request = null
    })
    return (await this.request).authorization
  }

  /** Discards a header that PhonePe did not accept, unless it was replaced in the meantime. */
  discard(authorization: string): void {
    if (this.token?.authorization === authorization) this.token = null
  }

  private async fetchToken(signal: AbortSignal): Promise<Token> {
    const { settings, clock } = this.options
    const { clientId, clientSecret, clientVersion, tokenUrl } = settings
    const form = { client_id: clientId, client_secret: clientSecret, client_version: clientVersion }
    const body = new URLSearchParams({ ...form, grant_type: 'client_credentials' }).toString()
    const reply = await callGateway(
      {
        provider: 'PhonePe',
        method: 'POST',
        url: new URL(`${tokenUrl}/v1/oauth/token`),
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body,
        signal,
      },
      tokenReply,
    )
    const lifetimeMs = (reply.expires_at - reply.issued_at) * 1000
    this.token = { authorization: `${reply.token_type} ${reply.access_token}`, renewAt: clock() + lifetimeMs / 2 }
    return this.token
  }
}
