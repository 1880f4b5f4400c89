import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { StaffFactor } from '../../payload-types.ts'
import { newChallenge, takeChallenge } from './challenge.ts'

/** Loaded at the first use: its parsers of certificates would slow every start. */
const library = () => import('@simplewebauthn/server')

/** A passkey follows a password, so the device need not ask for a PIN or finger as well. (WebAuthn 3, 5.8.6) */
const userVerification = 'preferred'

interface Person {
  id: string
  name: string
  email: string
}

interface PasskeyOptions {
  payload: Payload
  person: Person
  passkeys: readonly StaffFactor[]
  now: Date
}

/** Options for `navigator.credentials.create`. Passkeys that the person has already are excluded. */
export async function creationOptions(options: PasskeyOptions): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { payload, person, passkeys, now } = options
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Pravesh',
    rpID: siteOf(payload).host,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    challenge: newChallenge({ payload, staffId: person.id, now }),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ key }) => ({ id: credentialIdOf(key) })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification },
  })
}

interface NewPasskey {
  key: string
  publicKey: string
  signatureCount: number
}

/** The columns of a new passkey; null if the answer is not valid. */
export async function verifyNew({
  payload,
  staffId,
  answer,
  now,
}: AnswerOptions<RegistrationResponseJSON>): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await library()
  const { host, origin } = siteOf(payload)
  const checked = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: (challenge) => takeChallenge({ payload, staffId, now }, challenge),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
  }).catch(() => null)
  if (!checked?.verified) return null
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return { key: keyOf(id), publicKey: Buffer.from(publicKey).toString('base64'), signatureCount: counter }
}

/** Options for `navigator.credentials.get`. */
export async function requestOptions(options: PasskeyOptions): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { payload, person, passkeys, now } = options
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: siteOf(payload).host,
    allowCredentials: passkeys.map(({ key }) => ({ id: credentialIdOf(key) })),
    challenge: newChallenge({ payload, staffId: person.id, now }),
    userVerification,
  })
}

interface AnswerOptions<Answer> {
  payload: Payload
  staffId: string
  answer: Answer
  now: Date
}

/** The new signature count of the passkey that answered; null if the answer is not valid. */
export async function verifyAnswer({
  payload,
  staffId,
  answer,
  passkey,
  now,
}: AnswerOptions<AuthenticationResponseJSON> & { passkey: StaffFactor }): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const { host, origin } = siteOf(payload)
  const checked = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: (challenge) => takeChallenge({ payload, staffId, now }, challenge),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
    credential: {
      id: credentialIdOf(passkey.key),
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey ?? '', 'base64')),
      // A smaller count than the stored one is refused: the passkey has been copied.
      counter: passkey.signatureCount ?? 0,
    },
  }).catch(() => null)
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}

const PREFIX = 'passkey:'
/** The unique key of a passkey's row. */
export const keyOf = (credentialId: string): string => `${PREFIX}${credentialId}`
const credentialIdOf = (key: string): string => key.slice(PREFIX.length)

/** Passkeys belong to a host name, so those of another address of the portal do not work. */
function siteOf(payload: Payload): { host: string; origin: string } {
  const { hostname, origin } = new URL(portalOf(payload).env.publicUrl)
  return { host: hostname, origin }
}
