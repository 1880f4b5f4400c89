'use client'

import { secondFactorCalls } from '@pravesh/shared/accounts/second-factor'
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { factorWords } from './words.ts'

interface Failed {
  failure: string
}

/** The answer of one of the person's passkeys, as a proof; or a message why there is none. */
export async function provePasskey(): Promise<{ passkey: object } | Failed> {
  if (!browserSupportsWebAuthn()) return { failure: factorWords.setUp.unsupported }
  const { ok, msg, result } = await callPortal<PublicKeyCredentialRequestOptionsJSON>(
    secondFactorCalls.passkeyRequest,
    {
      body: {},
    },
  )
  if (!ok || !result) return { failure: msg }
  try {
    return { passkey: await startAuthentication({ optionsJSON: result }) }
  } catch {
    return { failure: factorWords.setUp.failed }
  }
}

/** A new passkey of this device, or a message why there is none. */
export async function createPasskey(): Promise<{ passkey: object } | Failed> {
  if (!browserSupportsWebAuthn()) return { failure: factorWords.setUp.unsupported }
  const { ok, msg, result } = await callPortal<PublicKeyCredentialCreationOptionsJSON>(
    secondFactorCalls.proposePasskey,
    {
      body: {},
    },
  )
  if (!ok || !result) return { failure: msg }
  try {
    return { passkey: await startRegistration({ optionsJSON: result }) }
  } catch {
    return { failure: factorWords.setUp.failed }
  }
}
